/** A field shows what the table has: what was chosen in it and refused goes back to that. */

import type { Reply } from "../../wire/connection";

type Field = HTMLSelectElement | HTMLInputElement;

export async function revertIfRefused(
  field: Field,
  asked: Promise<Reply>,
  had: number | string | boolean,
): Promise<void> {
  if ((await asked).type !== "request_refused") return;
  if (typeof had === "boolean") (field as HTMLInputElement).checked = had;
  else field.value = String(had);
}
