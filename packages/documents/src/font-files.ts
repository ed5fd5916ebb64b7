import { join } from "node:path";

/** As Google Fonts has them. A compiled document lies as deep as this source, and finds the same files. */
const fileOf = (name: string) => join(import.meta.dirname, "../fonts", `${name}.ttf`);

export const fontFiles = {
  frauncesLight: () => fileOf("Fraunces_300Light"),
  fraunces: () => fileOf("Fraunces_400Regular"),
  figtree: () => fileOf("Figtree_400Regular"),
  figtreeStrong: () => fileOf("Figtree_600SemiBold"),
} as const;

type ScriptFont = { family: string; file: () => string; letters: RegExp };

const noto = (name: string, script: string): ScriptFont => ({
  family: `Noto Sans ${name}`,
  file: () => fileOf(`NotoSans${name}_400Regular`),
  letters: new RegExp(`\\p{Script=${script}}`, "u"),
});

/** Fonts with the letters of other scripts, in the order in which they are asked; the last are large. */
export const scriptFonts: readonly ScriptFont[] = [
  {
    family: "Noto Sans",
    file: () => fileOf("NotoSans_400Regular"),
    letters: /./u,
  },
  {
    family: "Vazirmatn",
    file: () => fileOf("Vazirmatn_400Regular"),
    letters: /\p{Script=Arabic}/u,
  },
  noto("Hebrew", "Hebrew"),
  noto("Thai", "Thai"),
  noto("Bengali", "Bengali"),
  noto("Tamil", "Tamil"),
  noto("Telugu", "Telugu"),
  noto("Georgian", "Georgian"),
  noto("Armenian", "Armenian"),
  noto("Ethiopic", "Ethiopic"),
  noto("Kannada", "Kannada"),
  noto("Malayalam", "Malayalam"),
  noto("Gujarati", "Gujarati"),
  noto("Gurmukhi", "Gurmukhi"),
  noto("Sinhala", "Sinhala"),
  noto("Khmer", "Khmer"),
  noto("Lao", "Lao"),
  noto("Myanmar", "Myanmar"),
  { ...noto("JP", "Han"), letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u },
  {
    family: "Gowun Dodum",
    file: () => fileOf("GowunDodum_400Regular"),
    letters: /\p{Script=Hangul}/u,
  },
  {
    family: "ZCOOL XiaoWei",
    file: () => fileOf("ZCOOLXiaoWei_400Regular"),
    letters: /\p{Script=Han}/u,
  },
];
