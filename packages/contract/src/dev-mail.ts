import { z } from "zod";
import { pageOf } from "./paging.ts";

/** The mails a demo keeps instead of sending, newest first. */
export const keptMailSummary = z.strictObject({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  keptAt: z.iso.datetime(),
});

export const keptMailPage = pageOf(keptMailSummary);

export const keptMail = keptMailSummary.extend({
  from: z.string(),
  /** Where an answer goes, if not to the sender. */
  replyTo: z.string().nullable(),
  text: z.string(),
  attachment: z.strictObject({ fileName: z.string() }).nullable(),
});

export const keptMailParams = z.strictObject({ id: z.uuid() });

export type KeptMailPage = z.infer<typeof keptMailPage>;
export type KeptMail = z.infer<typeof keptMail>;
