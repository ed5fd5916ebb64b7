import { stepOrders } from "@academy/quiz/steps";
import { z } from "zod";

/** The order of steps for a visitor who starts now; while orders are compared, in which experiment. */
export const quizOrder = z.strictObject({ order: z.enum(stepOrders), experiment: z.uuid().optional() });
/** The owner's: one order for everyone, or each for half of the visitors. */
export const quizOrderChoice = z.strictObject({ choice: z.enum([...stepOrders, "split"]) });
export type QuizOrderChoice = z.infer<typeof quizOrderChoice>["choice"];
/** With what it was when it was looked at: of two owners at once the second is told. */
export const quizOrderBody = z.strictObject({
  ...quizOrderChoice.shape,
  was: quizOrderChoice.shape.choice.optional(),
});

const count = z.number().int();
const arm = z.strictObject({ order: z.enum(stepOrders), started: count, leads: count });
export type ExperimentArm = z.infer<typeof arm>;

/** What can be said so far. Until there is enough of it, only how much is missing. */
const verdict = z.discriminatedUnion("state", [
  z.strictObject({ state: z.literal("too-early"), moreVisitors: count, moreDays: count }),
  z.strictObject({ state: z.literal("better"), order: z.enum(stepOrders) }),
  z.strictObject({ state: z.literal("no-difference") }),
]);
export type ExperimentVerdict = z.infer<typeof verdict>;

/** Which order visitors get, and how the newest comparison of the two stands. */
export const quizExperimentView = z.strictObject({
  ...quizOrderChoice.shape,
  experiment: z
    .strictObject({
      startedAt: z.iso.datetime(),
      endedAt: z.iso.datetime().nullable(),
      arms: z.array(arm),
      verdict,
    })
    .nullable(),
});
export type QuizExperimentView = z.infer<typeof quizExperimentView>;
