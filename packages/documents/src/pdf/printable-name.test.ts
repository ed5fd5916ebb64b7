import { expect, test } from "vitest";
import { printableName } from "./printable-name.ts";

test.each([
  ["Maria Lindqvist", "Maria Lindqvist", ["Figtree"]],
  ["Анна", "Анна", ["Noto Sans"]],
  ["نور", "نور", ["Vazirmatn"]],
  ["花子", "花子", ["Noto Sans JP"]],
  ["김철수", "김철수", ["Gowun Dodum"]],
  ["张伟", "张伟", ["ZCOOL XiaoWei"]],
  ["שרה כהן", "שרה כהן", ["Figtree", "Noto Sans Hebrew"]],
  ["สมชาย ใจดี", "สมชาย ใจดี", ["Figtree", "Noto Sans Thai"]],
  ["রবীন্দ্রনাথ", "রবীন্দ্রনাথ", ["Noto Sans Bengali"]],
  ["கமலா", "கமலா", ["Noto Sans Tamil"]],
  ["ნინო", "ნინო", ["Noto Sans Georgian"]],
  ["አበበ ቢቂላ", "አበበ ቢቂላ", ["Figtree", "Noto Sans Ethiopic"]],
  ["Ann 花子", "Ann 花子", ["Figtree", "Noto Sans JP"]],
  ["👩‍👧 Ann 🇫🇷 ❤️ 1️⃣", "Ann", ["Figtree"]],
  ["  Ann \u202e Lee  ", "Ann Lee", ["Figtree"]],
  ["e\u0301lise", "élise", ["Figtree"]],
])("%j is printed as %j", async (name, text, fonts) => {
  expect(await printableName(name)).toEqual({ text, fonts });
});

test.each(["🌿", " ", "\u200b", "Ann 𓀀"])("%j is not printed at all", async (name) => {
  expect(await printableName(name)).toBeUndefined();
});
