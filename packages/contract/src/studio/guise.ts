import { z } from "zod";
import { offerKey } from "../orders.ts";

/** As whom an owner looks at her academy: nobody, or somebody who has just been given an offer. */
export const guiseBody = z.discriminatedUnion("as", [
  z.strictObject({ as: z.literal("visitor") }),
  z.strictObject({ as: z.literal("learner"), offer: offerKey }),
]);
