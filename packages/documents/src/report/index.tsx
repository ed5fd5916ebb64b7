import { academy } from "@academy/content/academy";
import { archetypes } from "@academy/quiz/archetypes";
import { marginLine } from "@academy/quiz/margin";
import type { QuizResult } from "@academy/quiz/score";
import { Document, renderToBuffer } from "@react-pdf/renderer";
import { Cover } from "./cover.tsx";
import { registerFonts } from "./fonts.ts";
import { PrimaryPage, RemindersPage } from "./primary-pages.tsx";
import { printableName } from "./printable-name.ts";
import { ProfilePage } from "./profile-page.tsx";
import { SecondaryPage } from "./secondary-page.tsx";

export type ReportInput = {
  result: QuizResult;
  /** Answers that look given without reading: the words then claim less. */
  isCareless: boolean;
  takenAt: Date;
  name?: string;
  resultUrl: string;
};

/** The result as a book of five pages, in PDF. */
export async function renderReport({
  result,
  isCareless,
  takenAt,
  name,
  resultUrl,
}: ReportInput): Promise<Buffer> {
  registerFonts();
  const { archetype } = result.primary;
  return renderToBuffer(
    <Document
      title={`${archetypes[archetype].title}: your archetype report`}
      author={academy.name}
      subject={archetypes[archetype].subtitle}
      creator={academy.name}
      producer={academy.name}
      language={academy.language}
      creationDate={takenAt}
      modificationDate={takenAt}
    >
      <Cover archetype={archetype} name={name ? await printableName(name) : undefined} takenAt={takenAt} />
      <PrimaryPage archetype={archetype} marginLine={marginLine(result, isCareless)} />
      <RemindersPage archetype={archetype} />
      <SecondaryPage {...result.secondary} />
      <ProfilePage result={result} resultUrl={resultUrl} />
    </Document>,
  );
}
