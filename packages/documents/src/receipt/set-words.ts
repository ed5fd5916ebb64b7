import { breakLines } from "../pdf/break-lines.ts";
import { display, type text } from "../pdf/fonts.ts";
import { openFont } from "../pdf/opened-fonts.ts";
import { directionOf, displayName, printableName } from "../pdf/printable-name.ts";

type TextBox = { family: typeof display | typeof text; size: number; width: number };

/** Words that somebody chose, in the fonts that can print them, with their lines broken. */
export type SetWords = {
  text: string;
  style: { fontFamily: string[]; fontSize: number; direction: "rtl" | "ltr" };
};

/**
 * We break the lines ourselves: the renderer would put a hyphen into an e-mail address. Nothing comes back for a name
 * with a letter that none of our fonts has.
 */
export async function setName(name: string, { family, size, width }: TextBox): Promise<SetWords | undefined> {
  const printable = await (family === display ? displayName(name) : printableName(name));
  if (!printable) return undefined;
  const fonts = await Promise.all(printable.fonts.map(openFont));
  return {
    text: breakLines(printable.text, fonts, width / size).join("\n"),
    style: { fontFamily: printable.fonts, fontSize: size, direction: directionOf(printable.text) },
  };
}

/** For what a receipt must not lack: rather with an empty box for a letter than without the line. */
export async function setWords(words: string, place: TextBox): Promise<SetWords> {
  const boxes: SetWords = {
    text: words,
    style: { fontFamily: [place.family], fontSize: place.size, direction: "ltr" },
  };
  return (await setName(words, place)) ?? boxes;
}
