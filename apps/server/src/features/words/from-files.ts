import type { AllEdits } from "@academy/content/editing/editable";
import type { OwnPage } from "@academy/contract/visitors/own-pages";
import type { Db, Tx } from "../../platform/db/database.ts";
import { putDraft } from "../drafts/public.ts";
import { isReserved, whyNotReady } from "./own-pages/own-page.rules.ts";
import { keepUses } from "./pictures/page-pictures.ts";
import { addVersion, findRevision, listPublished, subjectOf } from "./words.queries.ts";

/** What every page says now. */
export const listPublishedWords = async (db: Db) => listPublished(db, await findRevision(db));

/** Published by nobody in the studio: from a file. Every process follows it as it follows whatever is published. */
export async function keepPublished(
  tx: Tx,
  { page, edits, ownPage }: { page: string; edits: AllEdits; ownPage: OwnPage | null },
  now: Date,
): Promise<void> {
  const revision = (await findRevision(tx)) + 1;
  const isAdded = await addVersion(tx, { revision, page, edits, ownPage, restoredFrom: null, by: null }, now);
  if (!isAdded) throw new Error("somebody has published at the same moment");
  await keepUses(tx, page);
}

/** In the place of what is being written there. */
export async function keepWritten(
  tx: Tx,
  { page, ...body }: { page: string; edits: AllEdits; ownPage?: OwnPage },
  now: Date,
): Promise<void> {
  await putDraft(tx, subjectOf(page), body, now);
  await keepUses(tx, page);
}

/** Why a page from a file can't be one, in words. */
export function whyNotPage(page: OwnPage, isPublished: boolean): string | undefined {
  if (isReserved(page.address)) return `${page.address} is the academy’s own`;
  return isPublished ? whyNotReady(page)?.message : undefined;
}
