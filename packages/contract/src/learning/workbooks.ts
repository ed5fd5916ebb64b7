import { archetypeKeys } from "@academy/quiz/archetypes";
import { z } from "zod";
import { maxAnswerCharacters } from "../fields/answers.ts";
import { manyLines } from "../fields/text.ts";
import { itemOnScreen } from "./item-on-screen.ts";

export const workbooksParams = z.strictObject({ courseId: z.uuid() });

export const filledParams = z.strictObject({ courseId: z.uuid(), slug: z.string().min(1).max(200) });

const itemId = z.string().max(100);
const addresses = z.array(z.string());

/** Whatever else is to be filled in one day is another kind. */
export const workbookItem = z.discriminatedUnion("kind", [
  z.strictObject({ id: itemId, kind: z.literal("text"), text: z.string(), ...itemOnScreen.text }),
  z.strictObject({
    id: itemId,
    kind: z.literal("question"),
    text: z.string(),
    lines: z.number().int(),
    from: addresses.optional(),
    ...itemOnScreen.question,
  }),
  z.strictObject({
    id: itemId,
    kind: z.literal("checklist"),
    ...itemOnScreen.checklist,
    text: z.string().optional(),
    items: z.array(z.string()),
    keys: z.array(z.string()),
  }),
  z.strictObject({
    id: itemId,
    kind: z.literal("table"),
    text: z.string().optional(),
    columns: z.array(z.string()),
    firstColumn: z.array(z.string()).optional(),
    rows: z.number().int(),
    keys: z.strictObject({ columns: z.array(z.string()), rows: z.array(z.string()).optional() }),
    from: z.record(z.string(), addresses).optional(),
    ...itemOnScreen.table,
  }),
  z.strictObject({
    id: itemId,
    kind: z.literal("tool"),
    ...itemOnScreen.tool,
    tool: z.enum(["price-sum", "season", "journey", "sentence", "rehearsal"]),
    text: z.string().optional(),
    from: z.record(z.string(), addresses).optional(),
  }),
]);

/** Of items in one batch. */
export const maxChanges = 50;
const maxFields = 400;
const maxRevisions = 2_000_000_000;

/** Null where somebody took their own words back, so that those of another item show again. */
const writtenWords = z
  .string()
  .max(maxAnswerCharacters, "An answer can have up to 10,000 characters.")
  .regex(manyLines, "The answer has characters that can’t be kept.");
const answerField = z.strictObject({
  text: writtenWords.nullable(),
  /** When it was written. A time to come counts as now. */
  at: z.iso.datetime(),
  /** Of words in a cell: those they were written over. Where others stand by now, nothing is written. */
  over: writtenWords.optional(),
});
/** Something of an item that a device has written. */
export type WrittenFields = Record<string, z.infer<typeof answerField>>;
/** As long as the keys of a row and a column and the point between them can be. */
const fieldKey = z
  .string()
  .max(121)
  .regex(/^(?!__proto__$)[A-Za-z0-9._-]*$/);

const answer = z.strictObject({
  item: itemId,
  revision: z.number().int(),
  fields: z.record(z.string(), z.strictObject({ text: z.string().nullable(), at: z.iso.datetime() })),
});
export type Answer = z.infer<typeof answer>;

/** A course's workbooks, with what this learner has written in them. Parts name the lesson that teaches them. */
export const workbooksView = z.strictObject({
  course: z.strictObject({ id: z.uuid(), title: z.string() }),
  workbooks: z.array(
    z.strictObject({
      /** As a resource; the one that gathers the tools of the lessons is none. */
      id: z.uuid().nullable(),
      slug: z.string(),
      title: z.string(),
      subtitle: z.string(),
      kind: z.enum(["workbook", "template"]),
      moduleTitle: z.string().nullable(),
      parts: z.array(
        z.strictObject({
          title: z.string(),
          lead: z.string().optional(),
          paper: z.string().optional(),
          lesson: z.string().optional(),
          items: z.array(workbookItem),
        }),
      ),
    }),
  ),
  /** Those that open later, with their modules. */
  later: z.array(z.strictObject({ slug: z.string(), opensAt: z.iso.datetime() })),
  answers: z.array(answer),
  /** What was written where there is nothing to fill in any more. */
  earlier: z.array(
    z.strictObject({
      item: itemId,
      workbook: z.string(),
      part: z.string(),
      asked: z.string(),
      words: z.array(z.string()),
    }),
  ),
  /** What the academy knows of the learner already, by the address under which items name it as a source. */
  known: z.record(z.string(), z.string()),
  /** Which items made-up people have filled in, and whose work is nearest to the learner's; null in courses without. */
  examples: z.strictObject({ nearest: z.string(), items: z.array(itemId) }).nullable(),
});
export type WorkbooksView = z.infer<typeof workbooksView>;

/**
 * Each question with the revision it was written on, the words of a cell with those they were written over: if another
 * device was faster, the item is named in `overtaken` and not written. Of boxes and figures the newest stand, each by
 * itself.
 */
export const answersBody = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        item: itemId,
        baseRevision: z.number().int().min(0).max(maxRevisions),
        fields: z
          .record(fieldKey, answerField)
          .refine((fields) => Object.keys(fields).length <= maxFields, "Too many at once."),
      }),
    )
    .min(1)
    .max(maxChanges),
  localDay: z.iso.date().optional(),
});
export type AnswersBody = z.input<typeof answersBody>;

export const answersView = z.strictObject({
  /** As they stand now, of all that were sent and are known. */
  answers: z.array(answer),
  overtaken: z.array(itemId),
  /** No workbook of the course has it, or not with such a field. */
  refused: z.array(itemId),
});
export type AnswersView = z.infer<typeof answersView>;

/** `of` is an item, or what the ids of several begin with. */
export const examplesParams = z.strictObject({
  courseId: z.uuid(),
  of: z
    .string()
    .max(100)
    .regex(/^[a-z0-9.-]+$/),
});

const archetype = z.enum(archetypeKeys);
/** By address; a box that is checked as in an answer. */
const exampleWords = z.record(z.string(), z.string());

/** How others have filled it in. Nobody's own answers are among them. */
export const examplesView = z.strictObject({
  parts: z.array(z.strictObject({ title: z.string(), items: z.array(workbookItem) })),
  /** Nearest to the learner's archetypes first. */
  people: z.array(
    z.strictObject({
      name: z.string(),
      about: z.string(),
      group: z.string(),
      primary: archetype,
      secondary: archetype,
      words: exampleWords,
    }),
  ),
  /** For the learner's own archetype, where there is one. */
  own: z.strictObject({ archetype, words: exampleWords }).nullable(),
});
export type ExamplesView = z.infer<typeof examplesView>;
