/** So that the home page can lead back to a table at which somebody of this device is. */

import { forgetTable, storeRecentTable } from "../../device/storage";
import type { PublicTable } from "../../wire/generated";

interface Table {
  readonly code: string;
  readonly publicTable: PublicTable | null;
  readonly people: readonly number[];
  readonly seated: readonly number[];
  nameOf(person: number): string;
}

export function rememberTable(table: Table): void {
  const { code, publicTable, people, seated } = table;
  if (!publicTable || !people.length) return;
  const { game, stage } = publicTable;
  if (stage === "closed") forgetTable(code);
  else storeRecentTable(code, { game, names: seated.map((person) => table.nameOf(person)), stage, at: Date.now() });
}
