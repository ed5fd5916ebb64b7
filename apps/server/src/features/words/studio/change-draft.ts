import type { AllEdits } from "@academy/content/editing/editable";
import { letterOf } from "@academy/content/mails/editable-mails";
import type { PageEdits } from "@academy/contract/studio/pages";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { orderedId } from "../../../platform/ordered-id.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { refuseArchetypes } from "../edits/archetypes.rules.ts";
import { refuseEdits, tidyEdits } from "../edits/edits.rules.ts";
import { refuseLetter } from "../mails/letters.rules.ts";
import { keepUses, withPictures } from "../pictures/page-pictures.ts";
import { addDraft, changeDraft, removeDraft } from "../words.queries.ts";
import { fieldsOfPage, stateOfPage } from "./editable-page.ts";

type DraftChange = { basedOn: string; edits: PageEdits };

/** What was written, if it can be said on the page. */
export function checkedEdits(page: string, edits: AllEdits): AllEdits {
  const fields = fieldsOfPage(page);
  const letter = letterOf(page);
  const refusal = letter
    ? refuseLetter(letter, edits, fields)
    : (refuseEdits(edits, fields) ?? refuseArchetypes(edits));
  if (refusal) throw new AppError("BAD_REQUEST", { field: refusal.path, message: refusal.message });
  return tidyEdits(edits, fields);
}

/** Over the state that it was based on, or not at all: of two who write at once the second is told. */
export async function saveDraft(
  db: Db,
  page: string,
  { basedOn, edits: written }: DraftChange,
  { by, now }: Actor,
) {
  const checked = checkedEdits(page, written as AllEdits);
  const state = orderedId(now);
  return inTransaction(db, async (tx) => {
    const edits = await withPictures(tx, checked);
    const current = await stateOfPage(tx, page);
    if (current.state !== basedOn) throw new AppError("CONFLICT");
    const draft = { page, edits, state, by };
    const isKept = current.draft
      ? await changeDraft(tx, draft, basedOn, now)
      : await addDraft(tx, draft, now);
    if (!isKept) throw new AppError("CONFLICT");
    await keepUses(tx, page);
    // Once for each draft: it is saved with every pause of the one who writes.
    if (!current.draft) {
      await recordAudit(tx, { by, action: "page.edit", subject: { kind: "page", id: page } }, now);
    }
    return { state, edits: edits as PageEdits };
  });
}

export async function discardDraft(db: Db, page: string, basedOn: string): Promise<void> {
  fieldsOfPage(page);
  await inTransaction(db, async (tx) => {
    if (!(await removeDraft(tx, page, basedOn))) throw new AppError("CONFLICT");
    await keepUses(tx, page);
  });
}
