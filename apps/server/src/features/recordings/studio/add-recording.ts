import { maxLessons } from "@academy/contract/studio/courses";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { insertLesson, touchCourse } from "../../courses/public.ts";
import { insertRecording } from "../recordings.queries.ts";
import { findPlace } from "./shelves.queries.ts";

type NewRecording = {
  shelfId: string;
  title: string;
  /** The date of the gathering that it is of. */
  gatheringDateId: string | null;
};

/** A lesson of the shelf, as a draft before all others. What it is filled with, the lesson editor knows. */
export function addRecording(
  db: Db | Tx,
  { shelfId, title, gatheringDateId }: NewRecording,
  { by, now }: Actor,
): Promise<{ id: string; courseId: string }> {
  return inTransaction(db, async (tx) => {
    const place = await findPlace(tx, shelfId);
    if (!place) throw new AppError("NOT_FOUND");
    if (Number(place.count) >= maxLessons) {
      throw new AppError("BAD_REQUEST", {
        message: `A shelf can have up to ${maxLessons.toLocaleString("en-US")} recordings.`,
      });
    }
    const position = (place.first ?? 0) - 1;
    const id = await insertLesson(tx, { courseId: shelfId, moduleId: place.moduleId, title, position }, now);
    await insertRecording(tx, { lessonId: id, gatheringDateId, isSample: false }, now);
    await touchCourse(tx, shelfId, now);
    const detail = { shelf: shelfId };
    await recordAudit(tx, { by, action: "recording.added", subject: { kind: "lesson", id }, detail }, now);
    return { id, courseId: shelfId };
  });
}
