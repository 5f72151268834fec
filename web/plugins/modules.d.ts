/** What is imported of pageWords.ts and trimWords.ts. */
declare module "virtual:words" {
  interface PageWords {
    default: string;
    COMMON: readonly string[];
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an import would make a module of this file
  const texts: Record<import("../src/wire/generated").Language, () => Promise<PageWords>>;
  export default texts;
}
/** All of a file of words. */
declare module "*.ftl?whole&raw" {
  const text: string;
  export default text;
}
