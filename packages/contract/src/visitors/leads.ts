import { answerIds } from "@academy/quiz/answers";
import { type ArchetypeKey, archetypeKeys } from "@academy/quiz/archetypes";
import { setDesign } from "@academy/quiz/design";
import { stepOrders, stepsInPhase } from "@academy/quiz/steps";
import { versionName } from "@academy/quiz/texts/texts";
import { z } from "zod";
import { emailAddress } from "../account.ts";
import { oneLine } from "../fields/text.ts";
import { archetypeKey, quizResult } from "./results.ts";

const leadName = z
  .string()
  .trim()
  .min(1, "Please enter your name.")
  .max(160, "Please use 160 characters or fewer for the name.")
  .regex(oneLine, "The name has characters that can’t be shown.");

const phase1Answers = z
  .array(
    z.strictObject({
      questionId: z.literal(numbersTo(stepsInPhase[1])),
      answer: z.enum([...archetypeKeys, ...answerIds, "none"]),
      phase: z.literal(1).optional(),
    }),
  )
  .refine(
    (answers) => new Set(answers.map(({ questionId }) => questionId)).size === answers.length,
    "A question is answered once.",
  );

const phase2Rankings = z
  .record(numberedTo(stepsInPhase[2]), z.array(archetypeKey).length(4))
  .refine(
    (rankings) =>
      Object.entries(rankings).every(([id, ranking]) => isSameSet(ranking, setDesign[Number(id)] ?? [])),
    "A ranking holds the four archetypes of its set, each once.",
  );

const phase3Ratings = z.record(numberedTo(stepsInPhase[3]), z.literal(numbersTo(7)));

const campaignText = z.string().max(200).regex(oneLine).optional();

/** Where somebody came from when they first reached the quiz. */
export const firstTouch = z.strictObject({
  utm_source: campaignText,
  utm_medium: campaignText,
  utm_campaign: campaignText,
  utm_term: campaignText,
  utm_content: campaignText,
  /** Without its query, which may carry what is private. */
  referrer: z.string().max(500).regex(oneLine).optional(),
});
export type FirstTouch = z.infer<typeof firstTouch>;

/** What the client claims about the result is kept beside ours, never trusted. */
export const subscribeLeadBody = z.strictObject({
  email: emailAddress,
  name: leadName,
  archetype_primary: archetypeKey.optional(),
  archetype_secondary: archetypeKey.optional(),
  confidence_score: z.number().min(0).max(100).optional(),
  quiz_completion: z.iso.datetime({ offset: true }).optional(),
  phase1_answers: phase1Answers.default([]),
  phase2_rankings: phase2Rankings.default({}),
  phase3_ratings: phase3Ratings.default({}),
  /** Made by the client: the same submission twice is one lead and one mail. */
  submission_id: z.uuid().optional(),
  /** The submission whose address was a slip: its result moves here, and its lead goes where nothing else hangs on it. */
  corrects: z.uuid().optional(),
  wants_news: z.boolean().optional(),
  /** Which words of consent were on the screen. */
  consent_version: z
    .string()
    .max(40)
    .regex(/^[\w.-]*$/)
    .optional(),
  quiz_variant: z.enum(stepOrders).optional(),
  /** The version of the quiz's texts that the attempt began with, by its name; without one, the first. */
  quiz_version: z.string().regex(versionName).optional(),
  first_touch: firstTouch.optional(),
  /** A field that people don't see: whoever fills it in is a program, or has a browser that did. It then takes a proof. */
  website: z.string().max(500).optional(),
  /**
   * When one was asked for with PROOF_OF_WORK_NEEDED: a challenge of ours and its solution, as altcha-lib's
   * `solveChallenge` finds it, `{ challenge, solution }` as JSON in base64. Good for one submission.
   */
  proof: z.string().max(4000).optional(),
});
export type SubscribeLeadBody = z.infer<typeof subscribeLeadBody>;

/** Some seconds of work for whoever sends a lot. Altcha's own shape. */
export const proofChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal("PBKDF2/SHA-256"),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.number().int(),
  }),
  signature: z.string(),
});
export type ProofChallenge = z.infer<typeof proofChallenge>;

export const leadReceipt = z.strictObject({
  id: z.uuid(),
  /** Opens the saved result: `/test-results?r=TOKEN`. */
  token: z.string(),
  result: quizResult,
});
export type LeadReceipt = z.infer<typeof leadReceipt>;

/** Each is looked up, which takes less than looking whether it is whole, not too small and not too large. */
function numbersTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

function numberedTo(last: number) {
  const ids = new Set(numbersTo(last).map(String));
  const rule = `A number from 1 to ${last}.`;
  return z
    .string()
    .refine((id) => ids.has(id), rule)
    .meta({ description: rule });
}

function isSameSet(ranking: readonly ArchetypeKey[], set: readonly ArchetypeKey[]): boolean {
  return ranking.length === set.length && set.every((key) => ranking.includes(key));
}
