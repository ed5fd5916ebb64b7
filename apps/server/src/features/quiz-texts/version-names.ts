import { createHash } from "node:crypto";
import type { QuizTexts } from "@academy/quiz/texts/texts";
import { sortTexts } from "./texts.rules.ts";

/** However the database has kept them. */
export const writeTexts = (texts: QuizTexts): string => JSON.stringify(sortTexts(texts));

export const hashTexts = (texts: QuizTexts): string =>
  createHash("sha256").update(writeTexts(texts)).digest("hex").slice(0, 16);

/** The version that says what the first one says has no name either: nothing of it has to be fetched. */
export const nameOf = (number: number, texts: QuizTexts): string =>
  Object.keys(texts).length === 0 ? "" : `${number}-${hashTexts(texts)}`;
