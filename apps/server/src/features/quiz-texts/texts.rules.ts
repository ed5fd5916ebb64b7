import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import { oneLine } from "@academy/contract/fields/text";
import { checkBalance } from "@academy/quiz/scoring/balance";
import { maxCharacters, textById } from "@academy/quiz/texts/all-texts";
import type { QuizTexts } from "@academy/quiz/texts/texts";

/** Why texts are refused, in words for whoever wrote them. */
type Refusal = { field: string; message: string };

const words = studioQuizPage.refusals;

/** What can't even be kept as a draft. Half-written texts can. */
export function refuseTexts(texts: QuizTexts): Refusal | undefined {
  for (const [field, text] of Object.entries(texts)) {
    const known = textById.get(field);
    if (!known) return { field, message: words.unknown };
    if (known.kind !== "description" && !oneLine.test(text)) return { field, message: words.lines };
    const most = maxCharacters(known.kind);
    if (text.length > most) return { field, message: words.long.replace("{most}", String(most)) };
  }
  return undefined;
}

/** What keeps a version from being published: the rest is for whoever writes to judge. */
export function refuseVersion(texts: QuizTexts): Refusal | undefined {
  const error = checkBalance(texts).find(({ isError }) => isError);
  if (!error) return undefined;
  const message = studioQuizPage.problems[error.rule].replace("{about}", error.about);
  return { field: error.id, message };
}

/** Without what says the same as the first version, and in one order: the same texts are the same to the letter. */
export function tidyTexts(texts: QuizTexts): QuizTexts {
  return sortTexts(
    Object.fromEntries(
      Object.entries(texts)
        .map(([id, text]) => [id, text.trim()] as const)
        .filter(([id, text]) => text !== textById.get(id)?.text),
    ),
  );
}

export const sortTexts = (texts: QuizTexts): QuizTexts =>
  Object.fromEntries(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1)));
