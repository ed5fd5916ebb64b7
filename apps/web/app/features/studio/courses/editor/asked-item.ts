import { maxBoxes, type PlacedChecklist } from "@academy/content/courses/tools/placed-items";

/** Short enough to stand in a line of the text, long enough that no two are ever the same. */
export const newKey = (length = 10) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => (byte % 36).toString(36)).join("");

/**
 * Boxes as they are typed, one per line. A box that was there keeps its key, and with it what learners have checked: known
 * by its words, or by its place where only words were changed.
 */
export function readBoxes(
  typed: string,
  before?: Pick<PlacedChecklist, "items" | "keys">,
): Pick<PlacedChecklist, "items" | "keys"> {
  const items = typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, maxBoxes);
  const taken = new Set<string>();
  const take = (key: string | undefined) => {
    if (key === undefined || taken.has(key)) return undefined;
    taken.add(key);
    return key;
  };
  const byWords = items.map((item) => {
    const at = before?.items.findIndex(
      (each, index) => each === item && !taken.has(before.keys[index] ?? ""),
    );
    return at === undefined || at < 0 ? undefined : take(before?.keys[at]);
  });
  const hasSameCount = before?.items.length === items.length;
  const keys = byWords.map((key, index) => key ?? (hasSameCount ? take(before?.keys[index]) : undefined));
  return { items, keys: keys.map((key) => key ?? newKey(6)) };
}
