import { z } from "zod";

/** Made-up buyers, real enrollments with consent, or nothing at all. */
const mode = z.enum(["sample", "real", "off"]);

export const enrollmentNotice = z.strictObject({
  id: z.number().int(),
  name: z.string(),
  location: z.string(),
  timeAgo: z.string(),
});

/** Who has enrolled lately, for the notices of the sales page. */
export const socialProofView = z.strictObject({ mode, entries: z.array(enrollmentNotice) });
export type SocialProofView = z.infer<typeof socialProofView>;

/** The owner's. */
export const socialProofChoice = z.strictObject({ mode });
export type SocialProofMode = z.infer<typeof mode>;
/** With what it was when it was looked at: of two owners at once the second is told. */
export const socialProofBody = z.strictObject({ mode, was: mode.optional() });
