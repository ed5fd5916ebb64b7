import type { NoteView } from "@academy/contract/lessons";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { findNote, writeNote } from "./notes.queries.ts";

type Change = { userId: string; lessonId: string; text: string; baseRevision: number; now: Date };

/** Never overwrites what another device wrote meanwhile. A saving whose answer got lost may be sent again. */
export async function saveNote(db: Db, change: Change): Promise<NoteView> {
  const { text, baseRevision } = change;
  if (await writeNote(db, change)) return { text, revision: baseRevision + 1 };
  const standing = await findNote(db, change);
  if (standing.text === text) return standing;
  throw new AppError("CONFLICT", { message: "This note was changed on another device." });
}
