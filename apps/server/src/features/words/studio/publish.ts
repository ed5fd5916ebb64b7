import type { AllEdits } from "@academy/content/editing/editable";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { recordAudit } from "../../audit/public.ts";
import { refuseWithoutConsent } from "../consents/consents.ts";
import { differsWhereCompared } from "../edits/alternative.rules.ts";
import { withPictures } from "../pictures/page-pictures.ts";
import { type Publisher, publishWords } from "../publish-words.ts";
import { findVersion, removeDraft } from "../words.queries.ts";
import type { Words } from "../words.ts";
import { checkedEdits } from "./change-draft.ts";
import { alternativeOf, pageCalled, stateOfPage } from "./editable-page.ts";

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
    const current = await stateOfPage(tx, page);
    if (current.state !== basedOn) throw new AppError("CONFLICT");
    const compared = await alternativeOf(tx, page);
    if (compared && differsWhereCompared(current.publishedEdits, edits, compared.edits)) {
      throw new AppError("HEADLINE_COMPARED");
    }
    if (current.draft && !(await removeDraft(tx, page, basedOn))) throw new AppError("CONFLICT");
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
