import { z } from "zod";

/** What the page says, and what half of the visitors read instead of it. */
export const headlineArms = ["original", "alternative"] as const;
const headlineArm = z.enum(headlineArms);
export type HeadlineArm = z.infer<typeof headlineArm>;

/** Counts in a comparison of headlines, once for each browser. */
export const headlineCount = z.strictObject({ experiment: z.uuid(), arm: headlineArm });

const text = z.string().trim().min(1).max(300);
/** The first lines of the quiz. */
const headlineTexts = z.strictObject({ heading: text, opening: text });
export type HeadlineTexts = z.infer<typeof headlineTexts>;

/** What is compared with what the page says now; a line that is left out stays as it is. */
export const headlineBody = z.strictObject({ heading: text, opening: text.optional() });

/** Which of the two stays. The other is dropped. */
export const headlineChoice = z.strictObject({ experiment: z.uuid(), chosen: headlineArm });

const count = z.number().int();
const arm = z.strictObject({ arm: headlineArm, ...headlineTexts.shape, seen: count, leads: count });
const verdict = z.discriminatedUnion("state", [
  z.strictObject({ state: z.literal("too-early"), moreVisitors: count, moreDays: count }),
  z.strictObject({ state: z.literal("better"), arm: headlineArm }),
  z.strictObject({ state: z.literal("no-difference") }),
]);

/** What the page says, and how the newest comparison stands. */
export const headlineView = z.strictObject({
  now: headlineTexts,
  comparison: z
    .strictObject({
      experiment: z.uuid(),
      startedAt: z.iso.datetime(),
      endedAt: z.iso.datetime().nullable(),
      arms: z.array(arm),
      chosen: headlineArm.nullable(),
      verdict,
    })
    .nullable(),
});
export type HeadlineView = z.infer<typeof headlineView>;
