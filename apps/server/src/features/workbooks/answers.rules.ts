import type { WorkbookItem } from "@academy/content/courses/course";
import { fieldsOf } from "@academy/content/courses/workbook-fields";
import { maxJoinedCharacters } from "@academy/contract/fields/answers";
import type { Answer, WrittenFields } from "@academy/contract/learning/workbooks";
import type { Workbook } from "./workbooks.queries.ts";
import type { AnswerFields, AskedQuestion } from "./workbooks.tables.ts";

/** An item where it stands. */
export type PlacedItem = {
  item: WorkbookItem;
  keys: ReadonlySet<string>;
  asked: AskedQuestion;
  lesson: string | undefined;
};

const maxQuestionLength = 300;

/** A whole book has the items of its weeks: the book of the week is named. */
export function placeItems(books: readonly Workbook[]): Map<string, PlacedItem> {
  const smallestLast = [...books].sort((one, other) => other.words.parts.length - one.words.parts.length);
  return new Map(
    smallestLast.flatMap(({ slug, words }) =>
      words.parts.flatMap(({ title, lesson, items }) =>
        items.map((item) => [
          item.id,
          {
            item,
            keys: new Set(fieldsOf(item).map(({ key }) => key)),
            asked: { workbook: slug, part: title, text: (item.text ?? "").slice(0, maxQuestionLength) },
            lesson,
          },
        ]),
      ),
    ),
  );
}

type PreviousAnswer = { fields: AnswerFields } | undefined;

/** Only what can be filled in, or could be when it was first written. */
export function isAcceptable(
  fields: WrittenFields,
  place: PlacedItem | undefined,
  known: PreviousAnswer,
): boolean {
  if (!place && !known) return false;
  return Object.entries(fields).every(([key, { text }]) => {
    const isThere = place?.keys.has(key) || Object.hasOwn(known?.fields ?? {}, key);
    return isThere && (key === "" || (text?.length ?? 0) <= maxJoinedCharacters);
  });
}

/** Whether another device has written words meanwhile where these were written. */
export function isOvertaken(
  fields: WrittenFields,
  baseRevision: number,
  { fields: known, revision }: { fields: AnswerFields; revision: number },
): boolean {
  if (Object.hasOwn(fields, "") && baseRevision !== revision) return true;
  return Object.entries(fields).some(([key, { text, over }]) => {
    const stands = known[key]?.text ?? "";
    return key !== "" && over !== undefined && stands !== over && stands !== (text ?? "");
  });
}

/**
 * Of each field the newest stands; words that were written over those that stand there are the newest, whatever the
 * devices' clocks say. A time to come counts as now, or it would stand forever.
 */
export function withWritten(known: AnswerFields, sent: WrittenFields, now: Date): AnswerFields {
  const newest = { ...known };
  for (const [key, { text, at, over }] of Object.entries(sent)) {
    const written = new Date(Math.min(Date.parse(at), now.getTime())).toISOString();
    const before = known[key];
    const isBased = key === "" || over !== undefined;
    if (!before || isBased || written > before.at) newest[key] = { text, at: written };
  }
  return newest;
}

export const isSame = (one: WrittenFields, other: WrittenFields) =>
  Object.keys({ ...one, ...other }).every((key) => one[key]?.text === other[key]?.text);

/** What was written where there is nothing to fill in any more, as far as there are words. */
export function earlierWords(
  answers: readonly (Answer & { asked: AskedQuestion })[],
  places: ReadonlyMap<string, PlacedItem>,
) {
  return answers.flatMap(({ item, fields, asked: { workbook, part, text: asked } }) => {
    const keys = places.get(item)?.keys;
    const words = Object.entries(fields).flatMap(([key, { text }]) =>
      !keys?.has(key) && text ? [text] : [],
    );
    return words.length === 0 ? [] : [{ item, workbook, part, asked, words }];
  });
}
