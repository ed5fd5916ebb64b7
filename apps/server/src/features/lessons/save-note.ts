import type { NoteView } from "@academy/contract/learning/lessons";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { recordActivity } from "../progress/public.ts";
import { findNote, writeNote } from "./notes.queries.ts";

type Change = {
  userId: string;
  courseId: string;
  lessonId: string;
  text: string;
  baseRevision: number;
  at?: string | undefined;
  localDay?: string | undefined;
  now: Date;
};

/** Never overwrites what another device wrote meanwhile. A saving whose answer got lost may be sent again. To write is to learn. */
export async function saveNote(db: Db, change: Change): Promise<NoteView> {
  const { text, baseRevision, at, localDay } = change;
  const isWritten = await inTransaction(db, async (tx) => {
    if (!(await writeNote(tx, change))) return false;
    await recordActivity(tx, { ...change, at, localDay });
    return true;
  });
  if (isWritten) return { text, revision: baseRevision + 1 };
  const current = await findNote(db, change);
  if (current.text === text) return current;
  throw new AppError("CONFLICT", { message: "This note was changed on another device." });
}
