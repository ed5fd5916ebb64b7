import { printedItems } from "@academy/content/courses/tools/tools";
import { boxesOf, rowsOf } from "@academy/content/courses/workbook-fields";
import { checkedText } from "@academy/contract/fields/answers";
import type { AnsweredPart } from "@academy/documents/launch-plan";
import type { Db } from "../../platform/db/database.ts";
import type { Member } from "../access/public.ts";
import { findWrittenFields, type WrittenFields } from "./find-written-fields.ts";
import { listOpenWorkbooks } from "./open-workbooks.ts";
import type { Workbook } from "./workbooks.queries.ts";

type Part = Workbook["words"]["parts"][number];
type WantedPart = { courseId: string; slug: string; items: ReadonlySet<string>; now: Date };

/** The part of a workbook in which these items stand, with what was asked and answered; null while nothing was. */
export async function findAnsweredPart(
  db: Db,
  member: Member,
  { courseId, slug, items, now }: WantedPart,
): Promise<AnsweredPart | null> {
  const { books } = await listOpenWorkbooks(db, member, courseId, now);
  const part = books
    .find((book) => book.slug === slug)
    ?.words.parts.find((each) => each.items.some(({ id }) => items.has(id)));
  if (!part) return null;
  const asked = part.items.map(({ id }) => id);
  const written = await findWrittenFields(db, { userId: member.id, courseIds: [courseId] }, asked);
  const answers = answersIn(part, written(courseId));
  return answers.length > 0 ? { title: part.title, answers } : null;
}

/** Everything in it that was answered, in rows: a question has one, with one cell. */
export const answersIn = (part: Part, of: WrittenFields): AnsweredPart["answers"][number][] =>
  part.items.flatMap(printedItems).flatMap((item) => {
    const asked = item.paper ?? item.text ?? "";
    if (item.kind === "text") return [];
    if (item.kind === "question") {
      const text = of(item.id);
      return text === null ? [] : [{ asked, rows: [[text]] }];
    }
    if (item.kind === "checklist") {
      const rows = boxesOf(item)
        .filter(({ address }) => of(address) === checkedText)
        .map(({ label, beside }) => [[label, beside && of(beside)].filter(Boolean).join(" ")]);
      return rows.length > 0 ? [{ asked, rows }] : [];
    }
    const rows = rowsOf(item).map(({ given, cells }) => {
      const texts = cells.map(({ address }) => of(address));
      const isAnswered = texts.some((text) => text !== null);
      return {
        isAnswered,
        given,
        cells: [...(given === undefined ? [] : [given]), ...texts.map((text) => text ?? "")],
      };
    });
    // A row that is given stays, with room to write in it.
    const shown = rows.filter(({ isAnswered, given }) => isAnswered || given !== undefined);
    return rows.some(({ isAnswered }) => isAnswered)
      ? [{ asked, columns: item.columns, rows: shown.map(({ cells }) => cells) }]
      : [];
  });
