import type { AllEdits } from "@academy/content/editing/editable";
import { editableMailOf } from "@academy/content/mails/editable-mails";
import type { PageEdits } from "@academy/contract/studio/pages";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { discardDraft, endDraft, saveOver } from "../../drafts/public.ts";
import { refuseWithoutConsent } from "../consents/consents.ts";
import { differsWhereCompared } from "../edits/alternative.rules.ts";
import { refuseArchetypes } from "../edits/archetypes.rules.ts";
import { refuseEdits, tidyEdits } from "../edits/edits.rules.ts";
import { refuseMail } from "../mails/mail-words.rules.ts";
import { keepUses, withPictures } from "../pictures/page-pictures.ts";
import { type Publisher, publishWords } from "../publish-words.ts";
import { findVersion, subjectOf } from "../words.queries.ts";
import type { Words } from "../words.ts";
import { alternativeOf, fieldsOfPage, pageCalled, stateOfPage } from "./editable-page.ts";

/** What was written, if it can be said on the page. */
export function checkedEdits(page: string, edits: AllEdits): AllEdits {
  const fields = fieldsOfPage(page);
  const letter = editableMailOf(page);
  const refusal = letter
    ? refuseMail(letter, edits, fields)
    : (refuseEdits(edits, fields) ?? refuseArchetypes(edits));
  if (refusal) throw new AppError("BAD_REQUEST", { field: refusal.path, message: refusal.message });
  return tidyEdits(edits, fields);
}

export async function savePageDraft(
  db: Db,
  page: string,
  { basedOn, edits: written }: { basedOn: string; edits: PageEdits },
  actor: Actor,
) {
  const checked = checkedEdits(page, written as AllEdits);
  return inTransaction(db, async (tx) => {
    const edits = await withPictures(tx, checked);
    const { standing, draft } = await stateOfPage(tx, page);
    const state = await saveOver(tx, standing, { body: { edits }, basedOn }, actor);
    await keepUses(tx, page);
    // Once for each draft: it is saved with every pause of the one who writes.
    if (!draft) {
      const subject = { kind: "page", id: page };
      await recordAudit(tx, { by: actor.by, action: "page.edit", subject }, actor.now);
    }
    return { state, edits: edits as PageEdits };
  });
}

export async function discardPageDraft(db: Db, page: string, basedOn: string): Promise<void> {
  fieldsOfPage(page);
  await inTransaction(db, async (tx) => {
    await discardDraft(tx, subjectOf(page), basedOn);
    await keepUses(tx, page);
  });
}

/** Who publishes here, and whether the world reads it. */
type PagePublisher = Publisher & { isDemo: boolean };
type Publication = {
  page: string;
  edits: AllEdits;
  /** The state that whoever publishes has seen. */
  basedOn: string;
  restoredFrom: number | null;
};

async function publish(
  db: Db,
  words: Words | undefined,
  publication: Publication,
  { by, now, isDemo }: PagePublisher,
) {
  const { page, basedOn, restoredFrom } = publication;
  // What the library has of a picture may have changed since it was written.
  const edits = await withPictures(db, publication.edits);
  if (!isDemo) await refuseWithoutConsent(db, page, edits);
  await publishWords(words, page, edits, { db, by, now, restoredFrom }, async (tx, at, revision) => {
    const { standing, publishedEdits } = await stateOfPage(tx, page);
    await endDraft(tx, standing, basedOn);
    const compared = await alternativeOf(tx, page);
    if (compared && differsWhereCompared(publishedEdits, edits, compared.edits)) {
      throw new AppError("HEADLINE_COMPARED");
    }
    const action = restoredFrom === null ? "page.publish" : "page.restore";
    await recordAudit(tx, { by, action, subject: { kind: "page", id: page }, detail: { revision } }, at);
  });
}

export async function publishDraft(
  db: Db,
  words: Words | undefined,
  page: string,
  basedOn: string,
  who: PagePublisher,
): Promise<void> {
  pageCalled(page);
  const { draft, state } = await stateOfPage(db, page);
  if (!draft || state !== basedOn) throw new AppError("CONFLICT");
  // Once more: another build may have other words since it was saved.
  const edits = checkedEdits(page, draft.edits);
  await publish(db, words, { page, edits, basedOn, restoredFrom: null }, who);
}

/** A new version with the words of an old one; 0 is what the academy began with. */
export async function restoreVersion(
  db: Db,
  words: Words | undefined,
  page: string,
  { basedOn, revision }: { basedOn: string; revision: number },
  who: PagePublisher,
): Promise<void> {
  pageCalled(page);
  const version = revision === 0 ? { edits: {} } : await findVersion(db, page, revision);
  if (!version) throw new AppError("NOT_FOUND");
  await publish(db, words, { page, edits: version.edits, basedOn, restoredFrom: revision }, who);
}
