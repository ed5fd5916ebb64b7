import type { StarterWorkbook, WorkbookItem, WorkbookPart } from "../../courses/course.ts";
import { launchPlan } from "../../courses/healers-business-blueprint/launch-plan.ts";
import { giftBook } from "../../courses/healers-business-blueprint/workbook-week-1.ts";
import { offerBook } from "../../courses/healers-business-blueprint/workbook-week-2.ts";
import { printedItems } from "../../courses/tools/tools.ts";

/**
 * What one makes in each week, shown: a page of its workbook, filled in. The printed words are the workbooks' own; the
 * answers are a sample person's. Only prerendered parts of a page may import this: it brings whole workbooks along.
 */
export type ExampleSheet = {
  week: number;
  book: string;
  page: string;
  columns: readonly string[];
  /** The first cell of each is printed, the others are written. An empty week has a line through it. */
  rows: readonly (readonly string[])[];
  /** How many rows are shown at once; the others unfold. */
  rowsAtFirst: number;
  unfoldLabel?: string;
  question?: { text: string; answers: readonly string[] };
};

export type WorkbookTable = Extract<WorkbookItem, { kind: "table" }>;

const partCalled = ({ parts, title }: StarterWorkbook, name: string): WorkbookPart => {
  const part = parts.find((each) => each.title === name);
  if (!part) throw new Error(`${title} has no part “${name}”`);
  return part;
};

const tablesOf = ({ items }: WorkbookPart) =>
  items.flatMap(printedItems).filter((item): item is WorkbookTable => item.kind === "table");

/** A table with given first cells and the answers beside them; each must have its own. */
function fillIn(table: WorkbookTable | undefined, answers: readonly (readonly string[])[]) {
  const printed = table?.firstColumn ?? [];
  if (!table || printed.length !== answers.length) {
    throw new Error(`${answers.length} answers for ${printed.length} lines`);
  }
  return {
    columns: table.columns,
    rows: printed.map((first, index) => [first, ...(answers[index] ?? [])]),
  };
}

const sentencePart = partCalled(giftBook, "One sentence about your work");
const offerPart = partCalled(offerBook, "The signature offer");
const weeksPart = partCalled(launchPlan, "The thirteen weeks");
const thirdDraft = sentencePart.items.find(
  (item) => item.kind === "question" && item.text.startsWith("Third draft"),
);
if (!thirdDraft?.text) throw new Error("the third draft has no place in the workbook");

/** Sample: Rosa is made up. */
export const exampleSheets: readonly ExampleSheet[] = [
  {
    week: 1,
    book: giftBook.title,
    page: sentencePart.title,
    ...fillIn(tablesOf(sentencePart)[0], [
      ["nurses and aides coming off a night shift"],
      ["I work on feet, lower backs and necks"],
      ["the phone is off, and nobody needs them"],
    ]),
    rowsAtFirst: 3,
    question: {
      text: thirdDraft.text,
      answers: [
        "I work on the feet and backs of nurses coming off a night shift, and for an hour nobody needs anything from them.",
        "She asked: do you have mornings?",
        "Next day: you do feet for night nurses.",
      ],
    },
  },
  {
    week: 2,
    book: offerBook.title,
    page: offerPart.title,
    ...fillIn(tablesOf(offerPart)[1], [
      ["Off Shift"],
      ["nurses in their first year of nights"],
      ["shoes off, feet in warm water, no talking"],
      ["an hour on the table: feet, back, neck"],
      ["tea; we book the next one, or we don’t"],
      ["4 visits, every other week, my room on Alder St."],
      ["I bring sheets and oil. You bring socks."],
      ["the fourth visit is over; we set its date on day one"],
      ["no care for injuries: see a doctor or a physical therapist"],
      ["$360 for all four"],
    ]),
    rowsAtFirst: 4,
    unfoldLabel: "The rest of this page",
  },
  {
    week: 3,
    book: launchPlan.title,
    page: weeksPart.title,
    ...fillIn(tablesOf(weeksPart)[0], [
      ["Mar 2", "hospital board", "Denise, Carol", "ask about insurance"],
      ["Mar 9", "coffee with Nina", "3 past clients", "prices on my page"],
      ["Mar 16", "Thursday chair", "Nina’s friend", "test the booking"],
      [],
      ["Mar 30", "Thursday chair", "2 from the chair", "sheets, oil"],
      ["Apr 6", "note to the union rep", "everyone who said later", "first count"],
      ["Apr 13", "Thursday chair", "Carol’s ward", "fix the doorbell"],
      ["Apr 20", "staff newsletter", "2 by name", "receipts, 1 hour"],
      [],
      ["May 4", "Nurses Week table", "5 from the table", "more cards"],
      ["May 11", "Thursday chair", "2 by name", "sheets, oil"],
      ["May 18", "tea with hospice", "second visits", "receipts, 1 hour"],
      ["May 25", "Thursday chair", "thank-you notes", "count, May 30"],
    ]),
    rowsAtFirst: 4,
    unfoldLabel: "The other nine weeks",
  },
];

/** The page that goes with the free lesson, empty as it comes. */
export const freeLessonSheet = partCalled(giftBook, "What people already come for");
