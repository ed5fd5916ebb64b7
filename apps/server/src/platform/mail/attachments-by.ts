import type { FindAttachment } from "./message.ts";

/** Each feature finds its own kind of file. */
export function attachmentsBy(kinds: Record<string, FindAttachment>): FindAttachment {
  return async (reference) => {
    const find = kinds[reference.kind];
    if (!find) throw new Error(`there is no attachment of the kind ${reference.kind}`);
    return find(reference);
  };
}
