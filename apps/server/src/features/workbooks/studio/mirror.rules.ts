import type { WorkbookItem, WorkbookPart } from "@academy/content/courses/course";
import { isSameJson } from "@academy/contract/fields/same-json";
import type { WorkbookWords } from "../../resources/public.ts";

type Change = { before: WorkbookWords | null; after: WorkbookWords };

const idsOf = ({ items }: WorkbookPart) => items.map(({ id }) => id);
const overlapOf = (part: WorkbookPart, ids: ReadonlySet<string>) =>
  idsOf(part).filter((id) => ids.has(id)).length;

/** The part that has most of these items; none that has not a single one. */
function nearest(parts: readonly WorkbookPart[], ids: ReadonlySet<string>): WorkbookPart | undefined {
  const [best] = [...parts].sort((one, other) => overlapOf(other, ids) - overlapOf(one, ids));
  return best && overlapOf(best, ids) > 0 ? best : undefined;
}

/**
 * What another workbook of the course says after this change: an item stands in both under one id, and what learners
 * wrote in it stands below it in both, so its words are the same. A part that was the same in both stays so, with what was
 * added to it, moved or taken out. A part that is gone from the changed one stays in the other.
 */
export function mirror(other: WorkbookWords, { before, after }: Change): WorkbookWords {
  const changed = new Map(after.parts.flatMap(({ items }) => items.map((item) => [item.id, item])));
  const seen = new Set<string>();
  const once = (items: readonly WorkbookItem[]) =>
    items.filter(({ id }) => {
      if (seen.has(id)) return false;
      seen.add(id);
      return true;
    });
  const parts = other.parts.map((part) => {
    const ids = new Set(idsOf(part));
    const was = before?.parts.find((each) => isSameJson(each, part));
    const now = was && nearest(after.parts, ids);
    if (now) return { ...now, items: once(now.items) };
    return { ...part, items: once(part.items.map((item) => changed.get(item.id) ?? item)) };
  });
  return { ...other, parts };
}
