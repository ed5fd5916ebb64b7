/** What a reader counts as letters; in a browser that can't tell, code points. */
function split(text: string): string[] {
  if (typeof Intl.Segmenter !== "function") return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** A non-joiner keeps Arabic initials apart, which would otherwise melt into one word. */
const nonJoiner = "\u200c";
const joinsItsNeighbor = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u;

/** The first letters of first and last name, as a person would count letters; empty when there is no name at all. */
export function initialsOf(firstName?: string | null, lastName?: string | null): string {
  const letters = [firstName, lastName].map(firstLetter).filter(Boolean);
  return letters.join(letters.every((letter) => joinsItsNeighbor.test(letter)) ? nonJoiner : "");
}

function firstLetter(name: string | null | undefined): string {
  const characters = split((name ?? "").normalize("NFC").trim());
  const letter = characters.find((one) => /[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/u.test(one));
  const initial = letter ?? characters[0] ?? "";
  const upper = initial.toLocaleUpperCase();
  // Some letters become two when enlarged (ß); an initial stays one.
  return split(upper).length === 1 ? upper : initial;
}
