import type { StarterCourse, WorkbookItem, WorkbookPart } from "@academy/content/courses/course";
import { tablesOf } from "@academy/content/courses/tools/tools";
import type { WorkbookWords } from "../resources/public.ts";

type Lesson = { id: string; title: string };
/** As academies have kept them since before items had ids. */
type UnidentifiedItem = Omit<WorkbookItem, "id"> & { id?: string };

/** Whether every item has its id: then nothing needs to be done. */
export const isIdentified = ({ parts }: WorkbookWords) =>
  parts.every(({ items }) => items.every((item) => (item as UnidentifiedItem).id !== undefined));

type BookContext = {
  resourceId: string;
  slug: string;
  starter: StarterCourse | undefined;
  lessons: readonly Lesson[];
};

/**
 * Ids for a workbook from before there were any: those of the starter course where the item says the same, or stands in
 * the same place and asks for the same; for everything else one of its own. The same words get the same ids each time.
 */
export function identifyItems(words: WorkbookWords, where: BookContext): WorkbookWords {
  const { starter, slug, lessons } = where;
  const books = starter?.workbooks ?? [];
  const inPlace = books.find((book) => book.slug === slug);
  const everywhere = books.flatMap((book) => book.parts.flatMap(({ items }) => items.flatMap(asItWas)));
  const taken = new Set<string>();
  const take = (found: WorkbookItem | undefined) => {
    if (!found || taken.has(found.id)) return undefined;
    taken.add(found.id);
    return found;
  };
  const parts = words.parts.map((part, partAt): WorkbookPart => {
    const model = inPlace?.parts[partAt];
    const taught = lessonOf(part, model, starter);
    const lesson = part.lesson ?? lessons.find(({ title }) => title === taught)?.id;
    const items = part.items.map((item, itemAt) => {
      if (item.id !== undefined) return item;
      const models = model?.items.flatMap(asItWas) ?? [];
      const sameWords = [...models, ...everywhere].find(
        (each) => saysTheSame(each, item) && !taken.has(each.id),
      );
      // There was nothing then that is for a screen alone.
      const onPaper = models.filter(({ paper }) => paper !== "");
      const samePlace = [onPaper[itemAt], models[itemAt]].find((each) => each && hasTheShape(each, item));
      const found = take(sameWords) ?? take(samePlace);
      return found ? withIdOf(item, found) : withOwnId(item, [where.resourceId, partAt + 1, itemAt + 1]);
    });
    return { ...part, ...(lesson === undefined ? {} : { lesson }), items };
  });
  return { ...words, parts };
}

/** Where a tool stands today, there was the first of its tables; where prices are rehearsed, there was nothing. */
function asItWas(item: WorkbookItem): WorkbookItem[] {
  if (item.kind !== "tool") return [item];
  return item.tool === "rehearsal" ? [] : tablesOf(item).slice(0, 1);
}

function lessonOf(part: WorkbookPart, model: WorkbookPart | undefined, starter: StarterCourse | undefined) {
  const all = starter?.modules.flatMap(({ lessons }) => [...lessons]) ?? [];
  return all.find(({ slug }) => slug === model?.lesson)?.title ?? part.title;
}

const listsOf = (item: UnidentifiedItem) => {
  const { items, columns, firstColumn, rows } = item as { [key: string]: unknown };
  return [items ?? null, columns ?? null, firstColumn ?? null, rows ?? null];
};
const textOf = (item: UnidentifiedItem) => (item as { text?: string }).text;

const saysTheSame = (one: WorkbookItem, other: WorkbookItem) =>
  one.kind === other.kind &&
  (textOf(one) === textOf(other) || (one.paper !== undefined && one.paper === textOf(other))) &&
  JSON.stringify(listsOf(one)) === JSON.stringify(listsOf(other));

const lengthsOf = (item: WorkbookItem) =>
  JSON.stringify(listsOf(item).map((list) => (Array.isArray(list) ? list.length : null)));

const hasTheShape = (one: WorkbookItem, other: WorkbookItem) =>
  one.kind === other.kind && lengthsOf(one) === lengthsOf(other);

/** The words stay the owner's. */
function withIdOf(item: WorkbookItem, { id, ...model }: WorkbookItem): WorkbookItem {
  const { keys, from } = model as { keys?: unknown; from?: unknown };
  return { ...item, id, ...(keys ? { keys } : {}), ...(from ? { from } : {}) } as WorkbookItem;
}

function withOwnId(item: WorkbookItem, place: readonly (string | number)[]): WorkbookItem {
  const id = `own.${place.join("-")}`;
  if (item.kind === "checklist") return { ...item, id, keys: item.items.map((_, at) => `${at + 1}`) };
  if (item.kind !== "table") return { ...item, id };
  const columns = item.columns.map((_, at) => `c${at + 1}`);
  const rows = item.firstColumn?.map((_, at) => `${at + 1}`);
  return { ...item, id, keys: { columns, ...(rows ? { rows } : {}) } };
}
