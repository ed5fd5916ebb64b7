import type { BookItem, BookPart } from "@academy/contract/studio/workbooks";

type Parts = readonly BookPart[];
type ItemPlace = { part: number; index: number };

export function placeOfItem(parts: Parts, id: string): ItemPlace | undefined {
  for (const [part, { items }] of parts.entries()) {
    const index = items.findIndex((item) => item.id === id);
    if (index >= 0) return { part, index };
  }
  return undefined;
}

/** The item at its new place; beyond the end is the end. */
export function moveItem(parts: Parts, id: string, to: ItemPlace): BookPart[] {
  const from = placeOfItem(parts, id);
  const moved = from && parts[from.part]?.items[from.index];
  if (!moved || !parts[to.part]) return [...parts];
  return parts.map((part, at) => {
    const others = part.items.filter((item) => item.id !== id);
    const items = at === to.part ? others.toSpliced(to.index, 0, moved) : others;
    return items.length === part.items.length && at !== to.part ? part : { ...part, items };
  });
}

/** One up or down, over the edge of a part into the next. */
export function stepItem(parts: Parts, id: string, by: -1 | 1): BookPart[] {
  const from = placeOfItem(parts, id);
  if (!from) return [...parts];
  const index = from.index + by;
  if (index >= 0 && index < (parts[from.part]?.items.length ?? 0)) {
    return moveItem(parts, id, { part: from.part, index });
  }
  const next = parts[from.part + by];
  if (!next) return [...parts];
  return moveItem(parts, id, { part: from.part + by, index: by === 1 ? 0 : next.items.length });
}

/** In the place of another one, which makes room. */
export function movePart(parts: Parts, at: number, to: number): BookPart[] {
  const moved = parts[at];
  if (!moved || !parts[to]) return [...parts];
  return parts.toSpliced(at, 1).toSpliced(to, 0, moved);
}

/** Changed in its place, or added at the end of a part. */
export function putItem(parts: Parts, item: BookItem, part: number): BookPart[] {
  const place = placeOfItem(parts, item.id);
  return parts.map((each, at) => {
    if (at === place?.part) return { ...each, items: each.items.with(place.index, item) };
    return !place && at === part ? { ...each, items: [...each.items, item] } : each;
  });
}

export const removeItem = (parts: Parts, id: string): BookPart[] =>
  parts.map((part) =>
    part.items.some((item) => item.id === id)
      ? { ...part, items: part.items.filter((item) => item.id !== id) }
      : part,
  );

/** The questions that stand before an item, or before the end of a part: their answers can travel there. */
export function questionsBefore(parts: Parts, id: string | undefined, part: number) {
  const place = (id === undefined ? undefined : placeOfItem(parts, id)) ?? {
    part,
    index: parts[part]?.items.length ?? 0,
  };
  return parts
    .flatMap(({ items }, at) =>
      items.filter((_, index) => at < place.part || (at === place.part && index < place.index)),
    )
    .filter((item) => item.kind === "question");
}
