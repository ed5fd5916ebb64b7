import { fieldsOf, splitAddress, wordsAt } from "@academy/content/courses/workbook-fields";
import { fullName } from "@academy/contract/fields/full-name";
import type { Db } from "../../platform/db/database.ts";
import type { Documents } from "../../platform/documents/documents.ts";
import { AppError } from "../../platform/errors.ts";
import type { Person } from "../../platform/personal-data.ts";
import { type Member, requireEntitled } from "../access/public.ts";
import { listAnswers } from "./answers.queries.ts";
import { findKnownFacts } from "./known-facts.ts";
import { listOpenWorkbooks } from "./open-workbooks.ts";
import { findWorkbookCourse } from "./workbooks.queries.ts";

type Deps = { db: Db; documents: Pick<Documents, "of"> };
type NamedMember = Member & Person & { firstName: string; lastName: string };

/** With what the learner wrote, and what travels there. Made each time and kept nowhere: it is nobody else's. */
export async function printFilled(
  { db, documents }: Deps,
  member: NamedMember,
  { courseId, slug, now }: { courseId: string; slug: string; now: Date },
): Promise<{ name: string; pdf: Uint8Array }> {
  await requireEntitled(db, member, courseId, now);
  const course = await findWorkbookCourse(db, courseId);
  const { books, later } = await listOpenWorkbooks(db, member, courseId, now);
  const book = books.find((each) => each.slug === slug);
  if (later.some((each) => each.slug === slug)) throw new AppError("NOT_OPEN_YET");
  if (!course || !book) throw new AppError("NOT_FOUND");
  const answers = await listAnswers(db, { userId: member.id, courseId });
  const known = await findKnownFacts(db, member);
  const written = new Map(answers.map(({ item, fields }) => [item, fields]));
  const items = books.flatMap(({ words }) => words.parts.flatMap((part) => [...part.items]));
  const placed = new Map(items.flatMap(fieldsOf).map((field) => [field.address, field]));
  const wording = {
    own: (address: string) => {
      const { item, key } = splitAddress(address);
      return written.get(item)?.[key]?.text ?? known[address];
    },
    fieldAt: (address: string) => placed.get(address),
  };
  const fields = book.words.parts
    .flatMap((part) => part.items.flatMap(fieldsOf))
    .map(({ address }) => [address, wordsAt(address, wording)] as const)
    .filter(([, words]) => words !== "");
  const pdf = await documents.of(member.id).renderWorkbook({
    words: book.words,
    courseTitle: course.title,
    archetype: course.archetype,
    written: { name: fullName(member), fields: Object.fromEntries(fields) },
  });
  // An owner may have named the file as she liked.
  return { name: `${slug.replace(/[^\w-]/g, "-")}.pdf`, pdf };
}
