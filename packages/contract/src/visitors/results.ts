import { archetypeKeys } from "@academy/quiz/archetypes";
import { cardFormatNames } from "@academy/quiz/card-formats";
import { z } from "zod";
import { oneLine } from "../fields/text.ts";

export const archetypeKey = z.enum(archetypeKeys);

const score = z.number().min(0);
export const quizResult = z.strictObject({
  primary: z.strictObject({ archetype: archetypeKey, score, confidence: z.number().int() }),
  secondary: z.strictObject({ archetype: archetypeKey, score, strength: z.number().int() }),
  allScores: z.record(archetypeKey, score),
});

/** For anyone who has the link: nothing in it says whose it is. */
export const resultParams = z.strictObject({ token: z.string().min(20).max(100) });
export const resultView = z.strictObject({
  token: z.string(),
  result: quizResult,
  /** Answers that look given without reading: the words then claim less. */
  isCareless: z.boolean(),
  takenAt: z.iso.datetime(),
  /**
   * The version of the quiz that it is from, where that is not the first: its number, or 0 where it isn't known any
   * more, and what it says of the two archetypes.
   */
  quiz: z.strictObject({ version: z.number().int(), texts: z.record(z.string(), z.string()) }).optional(),
});
export type ResultView = z.infer<typeof resultView>;

/** A result as a picture to share. */
export const cardParams = z.strictObject({ ...resultParams.shape, format: z.enum(cardFormatNames) });
export const cardName = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, "Please enter the name for the card.")
    .max(80, "Please use 80 characters or fewer for the name.")
    .regex(oneLine, "The name has characters that can’t be shown."),
});

/** The newest first. */
export const myResults = z.strictObject({ items: z.array(resultView) });

/** What link previews show. */
export const archetypeParams = z.strictObject({ key: archetypeKey });
