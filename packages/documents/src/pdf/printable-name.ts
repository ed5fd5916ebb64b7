import { display, text } from "./fonts.ts";
import { familiesFor, otherScripts } from "./opened-fonts.ts";

export type PrintableName = { text: string; fonts: string[] };

/** A name with the fonts that can print it; nothing when a letter of it would come out as an empty box. */
export async function printableName(
  name: string,
  from: readonly string[] = [text, ...otherScripts],
): Promise<PrintableName | undefined> {
  const words = withoutPictures(name);
  if (!words) return undefined;
  const { families, missing } = await familiesFor(words, from);
  return missing.length === 0 ? { text: words, fonts: families } : undefined;
}

/** Large and in the display font, where that has every letter: one letter in another hand would be seen. */
export async function displayName(name: string): Promise<PrintableName | undefined> {
  return (
    (await printableName(name, [display])) ??
    (await printableName(name, [text])) ??
    (await printableName(name, ["Noto Sans"])) ??
    (await printableName(name, [display, ...otherScripts]))
  );
}

const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Which way a line runs: the way of its first letter. */
export function directionOf(words: string): "rtl" | "ltr" {
  return rightToLeft.test(words) ? "rtl" : "ltr";
}

/** Emoji are dropped, and marks that steer the direction of writing, which would reach beyond the name. */
function withoutPictures(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name.normalize("NFC"))].map(({ segment }) => segment);
  return letters
    .filter(
      (letter) => !/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u.test(letter),
    )
    .join("")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Variation_Selector}]/gu, (mark) =>
      mark === zeroWidthNonJoiner ? mark : "",
    )
    .replace(/\s+/g, " ")
    .trim();
}
/** Persian spelling needs it. */
const zeroWidthNonJoiner = "\u200c";
