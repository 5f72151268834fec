/** How the page is cut into files: few, as each is waited for, and none with what only somebody else needs. */

/** As Rolldown has it. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const OWN = /src[\\/]games[\\/](\w+)[\\/]/;
const BOARD = /src[\\/]games[\\/]\w+[\\/]Board\.svelte$/;
const TABLE = /src[\\/]table[\\/]TablePage\.svelte$/;
const PROGRAM = /web[\\/]src[\\/]main\.ts$/;

/** The name of a game, for all of its own that its board cannot do without; null for anything else. */
function boardChunk(id: string, modules: Modules): string | null {
  const game = OWN.exec(id)?.[1];
  return game && needed(BOARD, id, modules) ? game : null;
}

/** What the home page cannot do without, and with it every other. */
function pageChunk(id: string, modules: Modules): string | null {
  return needed(PROGRAM, id, modules) ? "page" : null;
}

/** Whether a file of this name imports it, or another that it imports. */
function needed(by: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (by.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => needed(by, importer, modules, seen));
}

/** What every table needs. */
function tableChunk(id: string, modules: Modules): string | null {
  return needed(TABLE, id, modules) ? "table" : null;
}

export const CHUNKS = [
  { name: "start", tags: ["$initial" as const], priority: 5 },
  { name: pageChunk, debugName: "page", includeDependenciesRecursively: false, priority: 4 },
  // What a table, a guided round and the pictures of the rules have in common.
  {
    name: "frame",
    test: /src[\\/](gameParts|board[\\/](?!slate|stroke|reading[\\/](?!piece)|cheering|plots|track|arrowKeys|takeFocus)|games[\\/]\w+[\\/]shows\.generated|table[\\/](lazyPart\.|play[\\/](skipping|PlayLayout|Sentence)|state[\\/](narration|newTable)))/,
    priority: 3,
  },
  // For games that are a race, and what is read aloud in two of them.
  { name: "track", test: /src[\\/]board[\\/](track|reading[\\/](ReadAloud|troubleText))/, priority: 2 },
  { name: "cheering", test: /src[\\/](board[\\/]cheering|icons[\\/]VerdictStamp)/, priority: 2 },
  // For games that have one; its stamps for whoever asks for them.
  // To save a file is no part of it: with that, the end of every game would bring the slate.
  {
    name: "slate",
    test: /src[\\/]board[\\/](stroke|slate[\\/](?!stamps))|perfect-freehand/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // What a lobby has in common with the menus and the end of a game; and with the scene of the home page.
  {
    name: "gathering",
    test: /src[\\/](table[\\/](end[\\/]evening|play[\\/]Chat|lobby[\\/](QrCode|SitDown|FaceChoice|OnlyHere|proposedFace|revertIfRefused)|play[\\/]Reactions|optionText)|device[\\/](shareLink|expiry))/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // By itself: the scene of the home page has it without the table.
  { name: "furniture", test: /src[\\/]ui[\\/](ChairDrawing|PencilDrawing)/, priority: 2 },
  // What the pictures of the rules and a guided round bring.
  {
    name: "lessons",
    test: /src[\\/](lessons[\\/]WaysToPlay|words[\\/]guideFiles)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: "pictures",
    test: /src[\\/](rules[\\/]((pictures|Folded|RulesText|Markdown)[\w\\/]*(\.svelte|Files\.ts)|markdown\.ts)|exhibits)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  { name: tableChunk, debugName: "table", includeDependenciesRecursively: false, priority: 2 },
  { name: boardChunk, debugName: "boards", includeDependenciesRecursively: false, priority: 1 },
];
