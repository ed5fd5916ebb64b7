import type { Answer, WorkbooksView } from "@academy/contract/learning/workbooks";
import { expect, type Page } from "@playwright/test";
import { fieldsOf } from "../../packages/content/src/courses/workbook-fields.ts";
import { read } from "./learners.ts";

type Item = WorkbooksView["workbooks"][number]["parts"][number]["items"][number];

/** Where an item stands on the page of its workbook. */
export const itemOn = (page: Page, { id }: { id: string }) => page.locator(`[id="item-${id}"]`);

/** The first item of a kind in a workbook into which nothing travels; of tools, simply the first. */
export function itemOf(view: WorkbooksView, slug: string, kind: Item["kind"]): Item {
  const items = view.workbooks.find((book) => book.slug === slug)?.parts.flatMap((part) => part.items) ?? [];
  const isOwn = (item: Item) => item.kind === "tool" || !("from" in item && item.from);
  const found = items.find((item) => item.kind === kind && isOwn(item));
  if (!found) throw new Error(`${slug} has no ${kind}`);
  return found;
}

/** Writes in fields that nobody has written in, by item and key. */
export async function write(
  page: Page,
  courseId: string,
  words: Record<string, Record<string, string>>,
): Promise<void> {
  const at = new Date().toISOString();
  const changes = Object.entries(words).map(([item, fields]) => ({
    item,
    baseRevision: 0,
    fields: Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, { text, at }])),
  }));
  await send(page, courseId, changes);
}

/** Writes in every field of a workbook that is still empty, as a quick hand on another device would. */
export async function fillTheRest(
  page: Page,
  courseId: string,
  slug: string,
  words: string,
): Promise<number> {
  const view = await read<WorkbooksView>(page, `/api/courses/${courseId}/workbooks`);
  const answers = new Map(view.answers.map((answer) => [answer.item, answer]));
  const items = view.workbooks.find((book) => book.slug === slug)?.parts.flatMap((part) => part.items) ?? [];
  const changes = items.flatMap((item) => {
    const answer = answers.get(item.id);
    const fields = emptyFields(item, answer, words);
    return Object.keys(fields).length === 0
      ? []
      : [{ item: item.id, baseRevision: answer?.revision ?? 0, fields }];
  });
  // One call takes so much: with long words a few items, with short ones twenty.
  const atOnce = Math.min(20, Math.max(1, Math.floor(1500 / words.length)));
  for (let from = 0; from < changes.length; from += atOnce) {
    await send(page, courseId, changes.slice(from, from + atOnce));
  }
  return changes.length;
}

async function send(page: Page, courseId: string, changes: object[]): Promise<void> {
  const response = await page.request.put(`/api/courses/${courseId}/answers`, { data: { changes } });
  expect(await response.json()).toMatchObject({ overtaken: [], refused: [] });
}

function emptyFields(item: Item, answer: Answer | undefined, words: string): Answer["fields"] {
  const at = new Date().toISOString();
  const empty = fieldsOf(item as Parameters<typeof fieldsOf>[0]).filter(
    ({ key, from, reckoned, isOptional }) =>
      !answer?.fields[key]?.text && from.length === 0 && !reckoned && !isOptional,
  );
  // A cell takes less, and one call takes all cells of a table.
  const textOf = (key: string) => {
    if (item.kind === "checklist") return "yes";
    if (item.kind === "tool") return "12";
    return key === "" ? words : words.slice(0, 1200);
  };
  return Object.fromEntries(empty.map(({ key }) => [key, { text: textOf(key), at }]));
}
