import type { AnsweredPart } from "@academy/documents/launch-plan";
import type { Db } from "../../platform/db/database.ts";
import type { Member } from "../access/public.ts";
import { answersIn } from "./find-answered-part.ts";
import { findWrittenFields } from "./find-written-fields.ts";
import { listOpenWorkbooks } from "./open-workbooks.ts";

type AnsweredBook = { slug: string; title: string; parts: AnsweredPart[] };

/** The workbooks of a course in which somebody has written, with the parts in which there is something. */
export async function listAnsweredBooks(
  db: Db,
  member: Member,
  courseId: string,
  now: Date,
): Promise<AnsweredBook[]> {
  const { books } = await listOpenWorkbooks(db, member, courseId, now);
  const items = books.flatMap(({ words }) => words.parts.flatMap((part) => part.items.map(({ id }) => id)));
  if (items.length === 0) return [];
  const written = await findWrittenFields(db, { userId: member.id, courseIds: [courseId] }, [
    ...new Set(items),
  ]);
  return books.flatMap(({ slug, title, words }) => {
    const parts = words.parts.flatMap((part) => {
      const answers = answersIn(part, written(courseId));
      return answers.length > 0 ? [{ title: part.title, answers }] : [];
    });
    return parts.length > 0 ? [{ slug, title, parts }] : [];
  });
}
