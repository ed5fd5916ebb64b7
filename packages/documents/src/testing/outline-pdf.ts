import { create, type Font } from "fontkit";
import { type Matrix, openPdf, streamOf, times } from "./read-pdf.ts";

/**
 * The letters of a file's first page that have one size, as outlines: taken from the fonts inside the file, at the places
 * the file gives them, as a printer would. For files made by pdfkit.
 */
export function outlinePdf(file: Uint8Array, size: number): string {
  const { objects, at } = openPdf(file);
  const page = [...objects.values()].find((body) => /\/Type \/Page\n/.test(body)) ?? "";
  const reference = (body: string, name: string) => at(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(body)?.[1]);
  const fontList = reference(page, "Resources").match(/\/Font <<([\s\S]*?)>>/)?.[1] ?? "";
  const fonts = new Map(
    [...fontList.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = "", id]) => {
      const described = reference(at(id), "DescendantFonts");
      const bytes = streamOf(reference(reference(described, "FontDescriptor"), "FontFile[23]"));
      const widths = (/\/W \[0 \[([^\]]*)\]/.exec(described)?.[1] ?? "").trim().split(/\s+/).map(Number);
      return [name, { font: create(Buffer.from(bytes, "latin1")), widths }];
    }),
  );
  return readGlyphs(streamOf(reference(page, "Contents")), fonts, size).join("");
}

/** Widths by the number of the glyph, in thousandths of an em. */
type EmbeddedFont = { font: Font; widths: number[] };

function readGlyphs(content: string, fonts: Map<string, EmbeddedFont>, wanted: number): string[] {
  const paths: string[] = [];
  const kept: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let text = matrix;
  let embedded: EmbeddedFont | undefined;
  let size = 0;
  for (const row of content.split("\n")) {
    const numbers = row.split(" ").map(Number) as Matrix;
    if (row === "q") kept.push(matrix);
    else if (row === "Q") matrix = kept.pop() ?? matrix;
    else if (row.endsWith(" cm")) matrix = times(numbers, matrix);
    else if (row.endsWith(" Tm")) text = times(numbers, matrix);
    else if (row.endsWith(" Tf")) {
      embedded = fonts.get(row.slice(1).split(" ")[0] ?? "");
      size = Number(row.split(" ")[1]);
    } else if (row.endsWith("TJ") && embedded && Math.abs(size - wanted) < 0.01) {
      paths.push(...outlineRun(row, { ...embedded, size, text }));
    }
  }
  return paths;
}

type Run = EmbeddedFont & { size: number; text: Matrix };

function outlineRun(row: string, { font, widths, size, text }: Run): string[] {
  const paths: string[] = [];
  const scale = size / font.unitsPerEm;
  let x = 0;
  for (const [, hex, shift] of row.matchAll(/<([0-9a-f]+)>|(-?[\d.]+)/gi)) {
    if (shift !== undefined) x -= (Number(shift) / 1000) * size;
    for (const code of hex?.match(/.{4}/g) ?? []) {
      const id = Number.parseInt(code, 16);
      const [a, b, c, d, e, f] = times([scale, 0, 0, scale, x, 0], text);
      paths.push(font.getGlyph(id).path.transform(a, b, c, d, e, f).toSVG());
      x += ((widths[id] ?? 0) / 1000) * size;
    }
  }
  return paths;
}
