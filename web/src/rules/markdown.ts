/** Just as much Markdown as our rules are written in, as a tree: the page makes elements of it, and never HTML of text. */

export interface Inline {
  kind: "text" | "code" | "strong" | "em";
  text: string;
}

export type Block =
  | { kind: "heading"; level: number; id: string; text: Inline[] }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const BULLET = /^[-*] +/;
const NUMBER = /^\d+[.)] +/;

export function parsed(source: string): Block[] {
  const lines = source.replaceAll("\r", "").split("\n");
  const blocks: Block[] = [];
  let at = 0;

  /** Lines from here for as long as they belong. */
  function run(belongs: (line: string) => boolean): string[] {
    const from = at;
    while (at < lines.length && belongs(lines[at] ?? "")) at += 1;
    return lines.slice(from, at);
  }

  while (at < lines.length) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,4}) +(.*)$/.exec(line);
    if (!line.trim()) {
      at += 1;
    } else if (heading) {
      at += 1;
      const text = heading[2] ?? "";
      blocks.push({ kind: "heading", level: (heading[1] ?? "").length, id: anchor(text), text: inline(text) });
    } else if (line.startsWith(">")) {
      const quoted = run((one) => one.startsWith(">"));
      blocks.push({ kind: "quote", blocks: parsed(quoted.map((one) => one.replace(/^> ?/, "")).join("\n")) });
    } else if (line.startsWith("|")) {
      blocks.push(table(run((one) => one.startsWith("|"))));
    } else if (BULLET.test(line) || NUMBER.test(line)) {
      const marker = BULLET.test(line) ? BULLET : NUMBER;
      blocks.push(
        list(
          run((one) => marker.test(one) || /^ +\S/.test(one)),
          marker,
        ),
      );
    } else {
      blocks.push({ kind: "paragraph", text: inline(run(isProse).join(" ")) });
    }
  }
  return blocks;
}

function isProse(line: string): boolean {
  return line.trim() !== "" && !/^(#{1,4} |>|\|)/.test(line) && !BULLET.test(line) && !NUMBER.test(line);
}

function list(lines: string[], marker: RegExp): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: "list", ordered: marker === NUMBER, items: items.map(inline) };
}

function table(lines: string[]): Block {
  const cells = lines.map((line) => {
    const inside = line.trim().replace(/^\|/, "").replace(/\|$/, "");
    return inside.split("|").map((cell) => inline(cell.trim()));
  });
  const [head = [], , ...rows] = cells;
  return { kind: "table", head, rows };
}

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  const marked = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\([^)]*\)/;
  for (let found = marked.exec(rest); found; found = marked.exec(rest)) {
    if (found.index) parts.push({ kind: "text", text: rest.slice(0, found.index) });
    const [whole, code, strong, em, link] = found;
    if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (em !== undefined) parts.push({ kind: "em", text: em });
    else parts.push({ kind: "text", text: link ?? "" });
    rest = rest.slice(found.index + whole.length);
  }
  if (rest) parts.push({ kind: "text", text: rest });
  return parts;
}

function anchor(text: string): string {
  const letters = text.normalize("NFD").replaceAll(/[^\w\s-]/g, "");
  return letters.trim().toLowerCase().replaceAll(/\s+/g, "-");
}

/** Text, and at every odd place the number of a rule (SPC-01): a line must not be broken inside of one. */
export function pieces(text: string): string[] {
  return text.split(/([A-Z]{2,}-\d+)/);
}
