import type { AllEdits } from "@academy/content/editing/editable";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { keepUses } from "./pictures/page-pictures.ts";
import { addVersion } from "./words.queries.ts";
import type { Words } from "./words.ts";

export type Publisher = { by: string; now: Clock };
type PublicationContext = Publisher & { db: Db; restoredFrom?: number | null };

/**
 * Puts edits on the pages; `also` is part of the same commit, which is the publication: before it nothing has changed,
 * after it every process follows.
 */
export async function publishWords(
  words: Words | undefined,
  page: string,
  edits: AllEdits,
  { db, by, now, restoredFrom = null }: PublicationContext,
  also: (tx: Tx, at: Date, revision: number) => Promise<void>,
): Promise<void> {
  if (!words) throw new AppError("UNAVAILABLE");
  const commit = ([revision = 0]: readonly number[], keep: (db: Db) => Promise<void>) =>
    inTransaction(db, async (tx) => {
      const at = now();
      await also(tx, at, revision);
      if (!(await addVersion(tx, { revision, page, edits, restoredFrom, by }, at))) {
        throw new AppError("CONFLICT");
      }
      await keepUses(tx, page);
      await keep(tx);
    });
  await rendering(words.publish([{ page, edits }], commit));
}

/** What can't be rendered is not published, and whoever tried is told. */
export async function rendering(publishing: Promise<void>): Promise<void> {
  try {
    await publishing;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("PAGE_NOT_RENDERED", { cause: error });
  }
}
