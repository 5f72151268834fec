/** See cards.ts and lean.ts beside the configuration of Vite. */
declare module "virtual:cards/*" {
  const text: string;
  export default text;
}
/** All of a file of words. */
declare module "*.ftl?whole&raw" {
  const text: string;
  export default text;
}
