import { z } from "zod";
import { manyLines, oneLine, trimLines } from "./fields/text.ts";
import { pageOf } from "./paging.ts";

export const maxMessageCharacters = 2000;

const notShown = "There are characters that can’t be shown.";
const questionKey = z.string().min(1).max(300).regex(oneLine, notShown);

/** Nothing but the message; a role, a model or a prompt is refused like every unknown field. */
export const sageQuestionBody = z.strictObject({
  message: z
    .string()
    .overwrite(trimLines)
    .min(1, "Please write a message.")
    .max(maxMessageCharacters, "Please use 2,000 characters or fewer.")
    .regex(manyLines, "The message has characters that can’t be shown."),
});

/** Where an answer comes from: a page of the academy. */
const sageSource = z.strictObject({ title: z.string(), url: z.string() });
export type SageSource = z.infer<typeof sageSource>;

/** `sources` is empty when the helper declines or does not know. */
export const sageAnswer = z.strictObject({
  response: z.string(),
  sources: z.array(sageSource),
  /** What might be asked next; null when there is nothing to suggest. */
  followUp: z.string().nullable(),
  /** It did not know: a person may. */
  isUnknown: z.boolean(),
  /** Names the answer when it is rated. */
  id: z.uuid(),
});
export type SageAnswer = z.infer<typeof sageAnswer>;

/**
 * The same question, answered in pieces, one JSON object per line (application/x-ndjson): any
 * number of deltas, then one answer, which is what stands in the end.
 */
export const sagePiece = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("delta"), text: z.string() }),
  z.strictObject({ kind: z.literal("answer"), answer: sageAnswer }),
]);
export type SagePiece = z.infer<typeof sagePiece>;

export const ratingParams = z.strictObject({ id: z.uuid() });
export const ratingBody = z.strictObject({ isHelpful: z.boolean() });

/** What people asked in vain, or got a bad answer to, most often first. For owners. */
export const openQuestion = z.strictObject({
  /** The same for the same question in other letters and spaces. */
  key: z.string(),
  question: z.string(),
  kind: z.enum(["unanswered", "badly-rated"]),
  count: z.number().int(),
  lastAskedAt: z.iso.datetime(),
  /** What was answered, for the badly rated. */
  answer: z.string().nullable(),
  /** How many passed it on to a person, and get the answer by mail once it is taught. */
  askers: z.number().int(),
  /** In how many other ways it was asked; `count` counts them all. */
  otherWordings: z.number().int(),
  /** The first of those. */
  alike: z.array(z.strictObject({ key: z.string(), question: z.string() })),
});
export type OpenQuestion = z.infer<typeof openQuestion>;
export const openQuestionPage = pageOf(openQuestion);
export type OpenQuestionPage = z.infer<typeof openQuestionPage>;

/** What the owner has taught it. */
export const taughtAnswerBody = z.strictObject({
  question: z.string().trim().min(3, "Please write the question.").max(300).regex(oneLine, notShown),
  answer: z
    .string()
    .overwrite(trimLines)
    .min(3, "Please write an answer.")
    .max(2000)
    .regex(manyLines, notShown),
  /** Other ways of asking the same. */
  alsoAskedAs: z.array(z.string().trim().min(1).max(300).regex(oneLine, notShown)).max(20),
  /** The question of the list that it answers, which then leaves the list. */
  answersKey: questionKey.optional(),
});
/** An answer that is being written; its id where it is there already. */
export const previewBody = taughtAnswerBody.pick({ question: true, alsoAskedAs: true }).extend({
  id: z.uuid().optional(),
});
export type PreviewBody = z.infer<typeof previewBody>;
/** Of what was asked in the last days: a few of each. */
export const answerPreview = z.strictObject({
  /** What went wrong, and would be answered with it. */
  catches: z.array(z.strictObject({ question: z.string() })),
  /** What is answered well today, and would be answered with it as well; from which page, where it is one. */
  wrongly: z.array(z.strictObject({ question: z.string(), answeredFrom: z.string().nullable() })),
  /** What went wrong and sounds alike, and would not be caught. */
  nearly: z.array(z.strictObject({ question: z.string() })),
});
export type AnswerPreview = z.infer<typeof answerPreview>;
export type TaughtAnswerBody = z.infer<typeof taughtAnswerBody>;
export const taughtAnswerParams = z.strictObject({ id: z.uuid() });
export const taughtAnswerView = z.strictObject({
  id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  alsoAskedAs: z.array(z.string()),
  updatedAt: z.iso.datetime(),
});
export type TaughtAnswerView = z.infer<typeof taughtAnswerView>;
export const taughtAnswerPage = pageOf(taughtAnswerView);
export type TaughtAnswerPage = z.infer<typeof taughtAnswerPage>;

/** Not worth an answer; it comes back only when asked again. */
export const dismissBody = z.strictObject({ key: questionKey });
