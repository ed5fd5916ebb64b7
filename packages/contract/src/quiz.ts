import { stepOrders } from "@academy/quiz/steps";
import { z } from "zod";

/** The order of steps for a visitor who starts now. */
export const quizOrder = z.strictObject({ order: z.enum(stepOrders) });
/** The owner's: one order for everyone, or each for half of the visitors. */
export const quizOrderChoice = z.strictObject({ choice: z.enum([...stepOrders, "split"]) });
export type QuizOrderChoice = z.infer<typeof quizOrderChoice>["choice"];
