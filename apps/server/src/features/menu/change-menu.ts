import type { AllEdits } from "@academy/content/editing/editable";
import type { MenuEntries } from "@academy/contract/fields/menu";
import type { MenuBody } from "@academy/contract/studio/menu";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { recordAudit } from "../audit/public.ts";
import {
  findPublished,
  listPublishedWords,
  menuEntriesIn,
  publishWords,
  type Words,
} from "../words/public.ts";
import { firstEntries, isAsItBegan, pagesIn, whyNotMenu } from "./menu.rules.ts";

type Deps = { db: Db; now: Clock; words: Words | undefined };

export const menuPage = "menu";

/** Nothing at all where it is as the academy began: its pages are then as they were built. */
export const editsOfMenu = (entries: MenuEntries): AllEdits =>
  isAsItBegan(entries) ? {} : { menu: { entries } as unknown as AllEdits[string] };

/** Which of the named pages nobody can see, unless they stood there before: those come back by themselves. */
async function findUnseen(db: Db | Tx, entries: MenuEntries, before: MenuEntries): Promise<string[]> {
  const seen = new Set(pagesIn(before));
  const published = await listPublishedWords(db);
  for (const { page, own_page } of published) if (own_page) seen.add(page);
  return pagesIn(entries).filter((page) => !seen.has(page));
}

/** The menu goes the way of words: every page is rendered with it, and the commit is the publication. */
export async function changeMenu(
  { db, now, words }: Deps,
  { entries, basedOn }: MenuBody,
  by: string,
): Promise<void> {
  const problem = whyNotMenu(entries);
  if (problem) throw new AppError("BAD_REQUEST", { field: problem.path, message: problem.message });
  await publishWords(words, menuPage, editsOfMenu(entries), { db, by, now }, async (tx, at, revision) => {
    const published = await findPublished(tx, menuPage);
    if ((published?.revision ?? 0) !== basedOn) throw new AppError("CONFLICT");
    const before = menuEntriesIn(published?.edits ?? {}) ?? firstEntries;
    if ((await findUnseen(tx, entries, before)).length > 0) {
      throw new AppError("BAD_REQUEST", { message: "Please publish this page first, then add it here." });
    }
    await recordAudit(
      tx,
      { by, action: "menu.changed", subject: { kind: "menu" }, detail: { revision } },
      at,
    );
  });
}
