import type { AllEdits } from "@academy/content/editing/editable";
import { sampleResult } from "@academy/content/quiz-samples";
import { quizProfilesKey } from "@academy/content/quiz-version";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { type QuizTexts, textsAbout } from "@academy/quiz/texts/texts";
import { writeTexts } from "./version-names.ts";

/** As the name of the version is called among the words of pages. */
export const versionPage = "quiz-version";

/**
 * What the pages say of a version: its name, and what the sample result says with it; and what it says of the
 * archetypes, for Sage support.
 */
export function versionWords(name: string, texts: QuizTexts): AllEdits {
  if (name === "") return {};
  const { primary, secondary } = sampleResult;
  const sample = textsAbout(texts, primary.archetype, secondary.archetype);
  const about = textsAbout(texts, ...archetypeKeys);
  return {
    [versionPage]: { name, ...(hasAny(sample) && { sample: writeTexts(sample) }) },
    ...(hasAny(about) && { [quizProfilesKey]: about }),
  };
}

const hasAny = (texts: QuizTexts) => Object.keys(texts).length > 0;
