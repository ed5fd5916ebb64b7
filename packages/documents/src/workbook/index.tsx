import { academy } from "@academy/content/academy";
import { hues } from "@academy/mandalas/hues";
import { Document, renderToBuffer } from "@react-pdf/renderer";
import { prepareFonts } from "../pdf/fonts.ts";
import { WorkbookCover, type WorkbookInput } from "./cover.tsx";
import { openFaces } from "./faces.ts";
import { layOutPart } from "./lay-out-part.ts";
import { SheetPage } from "./sheet-page.tsx";

export type { WorkbookInput };

/** Any day will do, as long as it stays the same: the same words come out as the same pages. */
const printedAt = new Date(0);

/** Something to print and write on: a cover, then a page or more for each part. */
export async function renderWorkbook(input: WorkbookInput): Promise<Buffer> {
  const { words, courseTitle, archetype, written } = input;
  const said = [courseTitle, words, written?.name ?? "", ...Object.values(written?.fields ?? {})];
  const faces = await openFaces(said);
  const families = [...faces.title.style.fontFamily, ...faces.given.style.fontFamily];
  await prepareFonts(JSON.stringify(said), families);
  const pages = words.parts
    .flatMap((part, index) =>
      layOutPart(faces, part, {
        number: index + 1,
        hue: hues[archetype],
        written: written && ((address) => written.fields[address] ?? ""),
      }),
    )
    // The cover is the first.
    .map((page, index) => ({ ...page, number: index + 2 }));
  return renderToBuffer(
    <Document
      title={words.title}
      author={academy.name}
      subject={words.subtitle}
      creator={academy.name}
      producer={academy.name}
      language={academy.language}
      creationDate={printedAt}
      modificationDate={printedAt}
    >
      <WorkbookCover {...input} faces={faces} />
      {pages.map(({ layout, bookmark, number }) => (
        <SheetPage
          key={number}
          layout={layout}
          number={number}
          bookTitle={words.title}
          bookmark={bookmark}
          archetype={archetype}
          faces={faces}
        />
      ))}
    </Document>,
  );
}
