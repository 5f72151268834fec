/** What is imported of gameCards.ts and trimWords.ts. */
declare module "virtual:cards/*" {
  const text: string;
  export default text;
}
/** All of a file of words. */
declare module "*.ftl?whole&raw" {
  const text: string;
  export default text;
}
