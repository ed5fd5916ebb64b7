import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);
const fileOf = (path: string) => resolve(`@expo-google-fonts/${path}.ttf`);

/** Looked up when asked for: a compiled document finds the same files as its source. */
export const fontFiles = {
  frauncesLight: () => fileOf("fraunces/300Light/Fraunces_300Light"),
  fraunces: () => fileOf("fraunces/400Regular/Fraunces_400Regular"),
  figtree: () => fileOf("figtree/400Regular/Figtree_400Regular"),
  figtreeStrong: () => fileOf("figtree/600SemiBold/Figtree_600SemiBold"),
} as const;

type ScriptFont = { family: string; file: () => string; letters: RegExp };

const noto = (name: string, script: string): ScriptFont => ({
  family: `Noto Sans ${name}`,
  file: () => fileOf(`noto-sans-${name.toLowerCase()}/400Regular/NotoSans${name}_400Regular`),
  letters: new RegExp(`\\p{Script=${script}}`, "u"),
});

/** Fonts with the letters of other scripts, in the order in which they are asked; the last are large. */
export const scriptFonts: readonly ScriptFont[] = [
  {
    family: "Noto Sans",
    file: () => fileOf("noto-sans/400Regular/NotoSans_400Regular"),
    letters: /./u,
  },
  {
    family: "Vazirmatn",
    file: () => fileOf("vazirmatn/400Regular/Vazirmatn_400Regular"),
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
    file: () => fileOf("gowun-dodum/400Regular/GowunDodum_400Regular"),
    letters: /\p{Script=Hangul}/u,
  },
  {
    family: "ZCOOL XiaoWei",
    file: () => fileOf("zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular"),
    letters: /\p{Script=Han}/u,
  },
];
