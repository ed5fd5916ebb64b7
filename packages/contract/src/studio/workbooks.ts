import { z } from "zod";
import { manyLines, oneLine, trimLines } from "../fields/text.ts";
import {
  maxBookBoxes,
  maxBookCharacters,
  maxBookColumns,
  maxBookItems,
  maxBookLines,
  maxBookParts,
  maxBookRows,
} from "../fields/workbook-limits.ts";
import { itemOnScreen } from "../learning/item-on-screen.ts";
import { workbookItem } from "../learning/workbooks.ts";
import { courseStates } from "./courses.ts";
import { whyNoItem } from "./workbook-items.ts";

const id = z.uuid().toLowerCase();
export const courseBooksParams = z.strictObject({ id });
export const bookParams = z.strictObject({ id });
export const bookVersionParams = z.strictObject({ id, versionId: id });

const revision = z.number().int().min(0).max(2_000_000_000);
const isoOrNull = z.iso.datetime().nullable();
const bookState = z.enum(["draft", "published", "changed"]);

/** A course has so many at most. */
export const maxBooks = 100;
const bookRow = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  kind: z.enum(["workbook", "template"]),
  state: bookState,
  /** Things to read or to fill in. */
  itemCount: z.number().int(),
});
export type StudioBookRow = z.infer<typeof bookRow>;
export const bookList = z.strictObject({ items: z.array(bookRow) });
export const newBookBody = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1, "Please enter a title.")
    .max(200, "A title can have up to 200 characters.")
    .regex(oneLine, "The title has characters that can’t be shown."),
});
/** Every workbook of the course, each once, in its new place. */
export const bookOrderBody = z.strictObject({ ids: z.array(id).max(maxBooks) });

const line = z
  .string()
  .trim()
  .min(1, "Please leave nothing empty.")
  .max(200, "This can have up to 200 characters.")
  .regex(oneLine, "There are characters that can’t be shown.");
const words = z
  .string()
  .transform(trimLines)
  .pipe(
    z
      .string()
      .max(maxBookCharacters, "A text can have up to 5,000 characters.")
      .regex(manyLines, "There are characters that can’t be kept."),
  );
const said = words.pipe(z.string().min(1, "Please leave nothing empty."));
const itemId = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);
const key = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
const address = z.string().regex(/^[A-Za-z0-9._/-]{1,200}$/);
const addresses = z.array(address).max(20);
const cells = z.record(z.string().regex(/^[A-Za-z0-9._-]{1,130}$/), addresses);

const item = z
  .discriminatedUnion("kind", [
    z.strictObject({ id: itemId, kind: z.literal("text"), text: said, ...itemOnScreen.text }),
    z.strictObject({
      id: itemId,
      kind: z.literal("question"),
      text: said,
      lines: z.number().int().min(1).max(maxBookLines),
      from: addresses.optional(),
      ...itemOnScreen.question,
    }),
    z.strictObject({
      id: itemId,
      kind: z.literal("checklist"),
      text: said.optional(),
      items: z.array(said).min(1).max(maxBookBoxes),
      keys: z.array(key),
      ...itemOnScreen.checklist,
    }),
    z.strictObject({
      id: itemId,
      kind: z.literal("table"),
      text: said.optional(),
      columns: z.array(said).min(1).max(maxBookColumns),
      firstColumn: z.array(said).max(maxBookRows).optional(),
      rows: z.number().int().min(1).max(maxBookRows),
      keys: z.strictObject({ columns: z.array(key), rows: z.array(key).optional() }),
      from: cells.optional(),
      ...itemOnScreen.table,
    }),
    z.strictObject({
      id: itemId,
      kind: z.literal("tool"),
      ...itemOnScreen.tool,
      tool: z.enum(["price-sum", "season", "journey", "sentence", "rehearsal"]),
      text: said.optional(),
      from: cells.optional(),
    }),
  ])
  .superRefine((value, context) => {
    const message = whyNoItem(value);
    if (message) context.addIssue({ code: "custom", message });
  });

const part = z.strictObject({
  title: line,
  /** In which it is taught and shown. */
  lesson: id.optional(),
  lead: said.optional(),
  paper: said.optional(),
  items: z.array(item).max(maxBookItems),
});
const subtitle = words.pipe(z.string().max(300, "A subtitle can have up to 300 characters."));
const written = { title: line, subtitle, parts: z.array(part).max(maxBookParts) };

const hasEachOnce = ({ parts }: { parts: { items: { id: string }[] }[] }) => {
  const ids = parts.flatMap(({ items }) => items.map((each) => each.id));
  return new Set(ids).size === ids.length;
};

/** `revision` and `replaces` as of a lesson's draft. */
export const bookDraftBody = z
  .strictObject({ ...written, revision, replaces: z.boolean().optional() })
  .refine(hasEachOnce, "Two items have the same id.");
export type BookDraftBody = z.infer<typeof bookDraftBody>;
export const bookSaved = z.strictObject({ revision, savedAt: z.iso.datetime() });
export const bookPublishBody = z.strictObject({ revision });

const wordsView = z.strictObject({
  title: z.string(),
  subtitle: z.string(),
  parts: z.array(
    z.strictObject({
      title: z.string(),
      lesson: z.string().optional(),
      lead: z.string().optional(),
      paper: z.string().optional(),
      items: z.array(workbookItem),
    }),
  ),
});
export type BookWords = z.infer<typeof wordsView>;
export type BookPart = BookWords["parts"][number];
export type BookItem = BookPart["items"][number];

/** What is written: the draft where there is one, otherwise what is published. */
export const studioBook = z.strictObject({
  ...wordsView.shape,
  id: z.uuid(),
  /** The end of its address for learners. */
  slug: z.string(),
  kind: z.enum(["workbook", "template"]),
  revision,
  state: bookState,
  savedAt: isoOrNull,
  savedBy: z.string().nullable(),
  /** Whether that was whoever asks. */
  isOwnSaving: z.boolean(),
  course: z.strictObject({ id: z.uuid(), title: z.string(), state: z.enum(courseStates) }),
  /** Of the course, in its order, archived ones left out. */
  lessons: z.array(z.strictObject({ id: z.uuid(), title: z.string() })),
  /** The titles of others of the course that have some of the same items: what changes here changes there. */
  alsoIn: z.array(z.string()),
});
export type StudioBook = z.infer<typeof studioBook>;

const version = z.strictObject({
  id: z.uuid(),
  kind: z.enum(["published", "draft"]),
  title: z.string(),
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
/** The newest first; this many at most. */
export const maxBookVersions = 100;
export const bookVersionList = z.strictObject({ items: z.array(version) });
export const bookVersionView = z.strictObject({ ...version.shape, ...wordsView.shape });
