import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);
const fileOf = (path: string) => resolve(`@expo-google-fonts/${path}.ttf`);

/** Looked up when asked for: a compiled document finds the same files as its source. */
export const fontFiles = {
  frauncesLight: () => fileOf("fraunces/300Light/Fraunces_300Light"),
  fraunces: () => fileOf("fraunces/400Regular/Fraunces_400Regular"),
  figtree: () => fileOf("figtree/400Regular/Figtree_400Regular"),
  figtreeStrong: () => fileOf("figtree/600SemiBold/Figtree_600SemiBold"),
  notoSans: () => fileOf("noto-sans/400Regular/NotoSans_400Regular"),
  vazirmatn: () => fileOf("vazirmatn/400Regular/Vazirmatn_400Regular"),
  notoSansJapanese: () => fileOf("noto-sans-jp/400Regular/NotoSansJP_400Regular"),
} as const;
