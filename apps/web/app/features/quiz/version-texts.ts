import { noTexts, type QuizTexts } from "@academy/quiz/texts/texts";
import { createLazyModule } from "./lazy-module.ts";

/** The first version is built in: nothing of it is fetched. */
const first = { peek: () => noTexts, load: async () => noTexts };
const others = new Map<string, ReturnType<typeof createLazyModule<QuizTexts>>>();

/** What a version of the quiz says, by its name: an attempt ends with the one it began with. */
export function textsFor(name: string | undefined) {
  if (!name) return first;
  const texts = others.get(name) ?? createLazyModule(() => fetchTexts(name));
  others.set(name, texts);
  return texts;
}

async function fetchTexts(name: string): Promise<QuizTexts> {
  const answer = await fetch(`/quiz-texts/${name}.json`);
  // A version that the academy no longer has: with the first one the quiz can still be finished.
  if (answer.status === 404) return noTexts;
  if (!answer.ok) throw new Error(`the texts of the quiz answered ${answer.status}`);
  return (await answer.json()) as QuizTexts;
}
