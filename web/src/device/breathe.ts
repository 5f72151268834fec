/** Between two pieces of work that would be felt as one: whoever touches the page is heard first. */

export function breathe(): Promise<void> {
  return new Promise((on) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      on();
    };
    port2.postMessage(null);
  });
}
