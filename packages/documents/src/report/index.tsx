import { academy } from "@academy/content/academy";
import { type ReportWords, reportWords } from "@academy/content/mails/document-words";
import { archetypes } from "@academy/quiz/archetypes";
import { marginLine } from "@academy/quiz/scoring/margin";
import type { QuizResult } from "@academy/quiz/scoring/score";
import { noTexts, type QuizTexts } from "@academy/quiz/texts/texts";
import { Document, renderToBuffer } from "@react-pdf/renderer";
import { fillLine } from "../fill-text.tsx";
import { prepareFonts } from "../pdf/fonts.ts";
import { printableName } from "../pdf/printable-name.ts";
import { Cover } from "./cover.tsx";
import { PrimaryPage, RemindersPage } from "./primary-pages.tsx";
import { ProfilePage } from "./profile-page.tsx";
import { SecondaryPage } from "./secondary-page.tsx";

export type ReportInput = {
  result: QuizResult;
  /** Answers that look given without reading: the words then claim less. */
  isCareless: boolean;
  takenAt: Date;
  name?: string;
  resultUrl: string;
  /** What the version of the quiz says differently from the first. */
  texts?: QuizTexts;
  /** What is being written of its own words, to be looked at. */
  words?: ReportWords | undefined;
};

/** The result as a book of five pages, in PDF. */
export async function renderReport({
  result,
  isCareless,
  takenAt,
  name,
  resultUrl,
  texts = noTexts,
  words = reportWords,
}: ReportInput): Promise<Buffer> {
  const printable = name ? await printableName(name) : undefined;
  await prepareFonts(printable?.text, printable?.fonts);
  const { archetype } = result.primary;
  return renderToBuffer(
    <Document
      title={fillLine(words.title, { archetype: archetypes[archetype].title })}
      author={academy.name}
      subject={archetypes[archetype].subtitle}
      creator={academy.name}
      producer={academy.name}
      language={academy.language}
      creationDate={takenAt}
      modificationDate={takenAt}
    >
      <Cover archetype={archetype} name={printable} takenAt={takenAt} />
      <PrimaryPage archetype={archetype} texts={texts} marginLine={marginLine(result, isCareless)} />
      <RemindersPage archetype={archetype} texts={texts} words={words} />
      <SecondaryPage {...result.secondary} texts={texts} words={words} />
      <ProfilePage result={result} resultUrl={resultUrl} words={words} />
    </Document>,
  );
}
