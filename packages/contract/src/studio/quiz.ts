import { z } from "zod";
import { manyLines } from "../fields/text.ts";
import { pageOf } from "../paging.ts";

/** What differs from the first version, by the id of the text. */
const quizTexts = z.record(
  z
    .string()
    .max(40)
    .regex(/^[a-zA-Z][\w-]*$/),
  z.string().max(2000).regex(manyLines, "There are characters that can’t be shown."),
);

const who = z.string().nullable();
const quizVersion = z.strictObject({
  number: z.number().int(),
  by: who,
  at: z.iso.datetime(),
  /** The version whose texts this one brought back; 1 is the first. */
  restoredFrom: z.number().int().nullable(),
  /** How many texts it says differently from the first. */
  changed: z.number().int(),
});
export type QuizVersion = z.infer<typeof quizVersion>;

/** The texts of the quiz as they are published and as they are being written. */
export const quizView = z.strictObject({
  /** Which state this is: whoever changes it says so. */
  state: z.string(),
  draft: z.strictObject({ by: who, at: z.iso.datetime() }).nullable(),
  /** Null as long as the quiz says what the academy began with. */
  published: quizVersion.nullable(),
  texts: quizTexts,
  publishedTexts: quizTexts,
});
export type QuizView = z.infer<typeof quizView>;

export const quizVersions = pageOf(quizVersion);
export const quizVersionParams = z.strictObject({ number: z.string().regex(/^[1-9]\d{0,8}$/) });
/** A version beside the one before it. */
export const quizVersionTexts = z.strictObject({ texts: quizTexts, before: quizTexts });

const basedOn = z.string().min(1).max(60);
export const quizDraftBody = z.strictObject({ basedOn, texts: quizTexts });
export const quizDraftSaved = z.strictObject({ state: z.string() });
export const quizBasedOn = z.strictObject({ basedOn });
export const quizRestore = z.strictObject({ basedOn, number: z.number().int().min(1).max(999_999_999) });
