/** What of an answer can be struck out, each by itself: its sentences and lines. */
export const piecesOf = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?…]”?)\s+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");

/** Those of them that are. A sentence that was changed since is another one. */
export const struckOf = (text: string, struck: string): ReadonlySet<string> => {
  const out = new Set(struck.split("\n"));
  return new Set(piecesOf(text).filter((piece) => out.has(piece)));
};
