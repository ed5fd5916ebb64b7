import { createHash } from "node:crypto";
import type { AllEdits } from "@academy/content/editing/editable";
import { isMailKey } from "@academy/content/mails/editable-mails";
import { quizProfilesKey } from "@academy/content/quiz-version";
import type { PageFile } from "../../../platform/pages/html-page.ts";
import type { Alternative, PublishedWords } from "../edits/alternative.rules.ts";
import { writeEdits } from "../edits/edits.rules.ts";
import type { HeadlineScript } from "./rendered.ts";
import { themeSheet } from "./theme-sheet.ts";

/** Without what is only read in mails, or by Sage support. */
const onPages = (edits: AllEdits): AllEdits =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => !isMailKey(key) && key !== quizProfilesKey));

/** The files that pages name for what is published. */
export function makeWordsFiles(headlineScript: HeadlineScript) {
  /** One for each part of a page that has another text. */
  const headlineScripts = ({ experiment, edits }: Alternative, isInPage: boolean) =>
    Object.entries(edits)
      .map(([key, texts]) => headlineScript({ experiment, key, texts, ...(isInPage && { isInPage }) }))
      .join(";");

  /** What a browser reads before the page's scripts: what differs from the words that were built in. */
  function wordsFile({ edits, alternative }: PublishedWords): PageFile {
    const own = `document.currentScript?.remove();globalThis.academyWords=${writeEdits(onPages(edits))}`;
    const text = alternative ? `${own};${headlineScripts(alternative, false)}` : own;
    return { path: `/words/${createHash("sha256").update(text).digest("hex").slice(0, 16)}.js`, text };
  }

  return {
    headlineScripts,

    /** All that the pages name. */
    filesOf(published: PublishedWords): PageFile[] {
      const sheet = themeSheet(published.edits);
      return [wordsFile(published), ...(sheet ? [sheet] : [])];
    },

    /** The file of the words, by its name. Pages that say what they were built with name none. */
    nameOf(published: PublishedWords): string | undefined {
      const differs = Object.keys(onPages(published.edits)).length > 0 || published.alternative !== undefined;
      return differs ? wordsFile(published).path : undefined;
    },
  };
}
