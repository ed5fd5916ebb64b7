import { archetypeKeys } from "@academy/quiz/archetypes";
import sharp, { type Sharp } from "sharp";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { scriptFonts } from "../font-files.ts";
import { paper } from "../pdf/paper.ts";
import { inkOf, likeness } from "../testing/compare-pictures.ts";
import { outlinePdf } from "../testing/outline-pdf.ts";
import { openPdf, readPdf, squeeze, streamOf } from "../testing/read-pdf.ts";
import { renderOnce } from "../testing/render-once.ts";
import { type CertificateInput, renderCertificate } from "./index.tsx";

const input: CertificateInput = {
  name: "Maya Lindqvist",
  courseTitle: "Healer’s Business Blueprint",
  archetype: "teacher",
  issuedOn: "2026-05-03",
  verifyUrl: "https://academy.example.com/verify/0b0e0f6e-6a3c-4a55-9d4e-3a6f0f3e2f11",
};
const render = (more: Partial<CertificateInput> = {}) => renderCertificate({ ...input, ...more });
const readOnce = renderOnce(async (certificate: CertificateInput) =>
  readPdf(await renderCertificate(certificate)),
);
const read = (more: Partial<CertificateInput> = {}) => readOnce({ ...input, ...more });

test.each(archetypeKeys)(
  "a certificate under %s is one landscape page that says what it has to",
  async (archetype) => {
    const { pages } = await read({ archetype });

    expect(pages).toHaveLength(1);
    const [page] = pages;
    expect([Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)]).toEqual([
      Math.round(paper.height),
      Math.round(paper.width),
    ]);
    for (const words of [
      "CERTIFICATE OF COMPLETION",
      input.name,
      input.courseTitle,
      "May 3, 2026",
      "academy.example.com/verify/",
      "0b0e0f6e-6a3c-4a55-9d4e-3a6f0f3e2f11",
    ]) {
      expect(page?.letters).toContain(squeeze(words));
    }
    for (const { text, x, y } of page?.lines ?? []) {
      expect(x, text).toBeGreaterThanOrEqual(333);
      expect(x, text).toBeLessThan(paper.height - 62);
      expect(y, text).toBeGreaterThan(50);
      expect(y, text).toBeLessThan(paper.width - 55);
    }
  },
);

test("title, language and the address to check it at are there for whoever reads it on a screen", async () => {
  const { source } = await read();

  expect(source).toContain("/Lang (en)");
  expect(source).toContain(`/URI (${input.verifyUrl})`);
  expect(source).toContain("(Lightworker Academy)");
});

test("the code to scan is the one for the address, drawn piece by piece", async () => {
  const { objects, at } = openPdf(await render());
  const page = [...objects.values()].find((body) => /\/Type \/Page\n/.test(body)) ?? "";
  const content = streamOf(at(/\/Contents (\d+)/.exec(page)?.[1]));

  const { data } = encode(input.verifyUrl, { ecc: "M", border: 0 });
  const starts = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [`${x} ${y} m`] : [])),
  );
  const drawn = content.split("\n").filter((line) => /^\d+ \d+ m$/.test(line));
  expect(drawn.slice(-starts.length)).toEqual(starts);
});

test.each([
  ["Latin", "Zoë Nguyễn Thị Hạnh"],
  ["Cyrillic", "Анна Каренина"],
  ["Japanese", "山田 花子"],
  ["mixed", "Maria 山田"],
  ["marked-up", "=7*7<b>Ann</b><script>"],
])("a %s name stands on it, letter for letter", async (_script, name) => {
  const { pages } = await read({ name });

  expect(pages[0]?.letters).toContain(squeeze(`This is to certify that ${name} has completed`));
});

/** As the text layout of browsers and desktops sets it: an opinion that owes nothing to ours. */
const setByPango = (text: string, family: string, fontfile: string) =>
  sharp({ text: { text, font: `${family} 100`, fontfile, dpi: 72, rgba: true } });

async function printed(name: string): Promise<Sharp> {
  const paths = outlinePdf(await render({ name }), 50);
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 842 595.28" width="2526" height="1786"><rect width="100%" height="100%" fill="#fff"/><path transform="matrix(1 0 0 -1 0 595.28)" d="${paths}"/></svg>`,
    ),
  );
}

test.each([
  ["Arabic", "نور الهدى محمد", "Vazirmatn"],
  ["Persian", "می‌نا پژوهش", "Vazirmatn"],
  ["Urdu", "عائشہ خان", "Vazirmatn"],
  ["Hindi", "प्रिया शर्मा", "Noto Sans"],
  ["Sanskrit", "ज्योत्स्ना विद्यार्थी", "Noto Sans"],
  ["Bengali", "রবীন্দ্রনাথ", "Noto Sans Bengali"],
])("%s letters are joined and ordered as they are written", async (_language, name, family) => {
  const file = scriptFonts.find((font) => font.family === family)?.file() ?? "";
  const unjoined = [...name].join("\u200c");
  const backwards = [...name].reverse().join("");

  const ink = await inkOf(await printed(name));
  const alike = async (text: string) => likeness(ink, await inkOf(setByPango(text, family, file)));
  expect(await alike(name)).toBeGreaterThan(0.75);
  // The measure must be able to tell: letters that stand alone or run the wrong way are something else.
  expect(await alike(unjoined)).toBeLessThan(0.6);
  expect(await alike(backwards)).toBeLessThan(0.6);
});

test("a name with marks on its letters takes nothing from the letters of the next", async () => {
  await read({ name: "Zoë Nguyễn" });

  expect((await read({ name: "Wren Lee" })).pages[0]?.letters).toContain("WrenLee");
});

test("emoji are left out, and where no font can print a name, the certificate says where it stands", async () => {
  const [withEmoji, ancient, onlyEmoji] = await Promise.all(
    ["Ann 🌿👩‍👧 Lee", "𓀀𓀁", "✨🇫🇷"].map((name) => read({ name })),
  );

  expect(withEmoji?.pages[0]?.letters).toContain(squeeze("certify that Ann Lee has completed"));
  for (const certificate of [ancient, onlyEmoji]) {
    expect(certificate?.pages[0]?.letters).toContain(
      squeeze("certify that the learner named at the address below has completed"),
    );
  }
});

test.each([
  ["one word of 161 letters", "Wolfeschlegelstein".repeat(9).slice(0, 161)],
  ["161 Japanese letters", "山田花子".repeat(41).slice(0, 161)],
  ["161 letters in words", "Anna-Maria Josefina ".repeat(8).trim()],
])("%s are all there, and push nothing off its place", async (_what, name) => {
  const usual = (await read()).pages[0];
  const page = (await read({ name })).pages[0];

  const withoutHyphens = (letters = "") => letters.replaceAll("-", "");
  expect(withoutHyphens(page?.letters)).toContain(withoutHyphens(squeeze(name)));
  const placeOf = (words: string, of: typeof page) => of?.lines.find(({ text }) => text.startsWith(words))?.y;
  for (const words of ["This is", "has completed", "Healer’s", "May 3"]) {
    expect(placeOf(words, page), words).toBe(placeOf(words, usual));
  }
  const between = (page?.lines ?? []).filter(({ y }) => y > (placeOf("This is", page) ?? 0) + 1);
  expect(between.length).toBeGreaterThan(0);
});

test("a certificate is small, and the same one comes out the same", async () => {
  const [one, other] = [await render({ name: "山田 花子" }), await render({ name: "山田 花子" })];

  expect(one.length).toBeLessThan(120_000);
  expect(readPdf(one).pages).toEqual(readPdf(other).pages);
});
