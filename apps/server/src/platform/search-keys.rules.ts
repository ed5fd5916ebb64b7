/** Some characters come apart into many; an index takes only so long a key. */
const maxKeyLength = 200;

/** As people type when they look for somebody: without capitals and accents, spaces as one. */
export function searchKey(text: string): string {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.replace(/\s+/gu, " ").trim().slice(0, maxKeyLength).toWellFormed();
}

/** Of all code points the last: whatever begins with a key stands before the key followed by it. */
export const lastCodePoint = "\u{10ffff}";
