import type { WorkbookPart } from "@academy/content/courses/course";
import { printedItems } from "@academy/content/courses/tools/tools";
import { workbookWords } from "@academy/content/workbook-words";
import { palette } from "../palette.ts";
import { isPrinted, measureItem, type TextReader } from "./blocks.ts";
import { type Faces, setWords } from "./faces.ts";
import { across, type Layout, layOut, type PlacedText } from "./lay-out.ts";
import { sheet, space } from "./measures.ts";
import { planPages } from "./plan-pages.ts";

export type PrintedPage = { layout: Layout; bookmark: string | undefined };

/** A part begins on a page of its own, under its heading. */
export function layOutPart(
  faces: Faces,
  part: WorkbookPart,
  { number, hue, written }: { number: number; hue: string; written?: TextReader | undefined },
): PrintedPage[] {
  const { texts, bottom } = placeHeading(faces, part, { number, hue });
  const printed = part.items.flatMap(printedItems).filter((item) => isPrinted(item, written));
  const blocks = printed.map((item) => measureItem(faces, item, written));
  const start = bottom + space.underHeading;
  const pages = planPages(blocks, { first: sheet.bottom - start, next: sheet.bottom - sheet.top });
  const layouts = pages.map((page, index) => layOut(page, index === 0 ? start : sheet.top));
  const [first = { texts: [], strokes: [], boxes: [], left: 0 }, ...others] = layouts;
  const opening: Layout = {
    ...first,
    texts: [...texts, ...first.texts],
    strokes: [across(bottom, palette.gold, 0.75), ...first.strokes],
  };
  return [
    { layout: opening, bookmark: part.title },
    ...others.map((layout) => ({ layout, bookmark: undefined })),
  ];
}

function placeHeading(faces: Faces, part: WorkbookPart, { number, hue }: { number: number; hue: string }) {
  const texts: PlacedText[] = [];
  let y: number = sheet.top;
  const put = (words: PlacedText["words"], before: number, color?: string) => {
    y += before;
    texts.push({ words, left: sheet.left, top: y, ...(color ? { color } : {}) });
    y += words.height;
  };
  put(setWords(faces, "eyebrow", `${workbookWords.part} ${number}`.toUpperCase(), sheet.width), 0, hue);
  put(setWords(faces, "title", part.title, sheet.width), 7);
  const lead = part.paper ?? part.lead;
  if (lead) put(setWords(faces, "lead", lead, sheet.width), 9);
  return { texts, bottom: y + 15 };
}
