import { z } from "zod";

const told = z.strictObject({ by: z.string().nullable(), at: z.iso.datetime() }).nullable();

const mailSummary = z.strictObject({
  /** Of its words: they are drafted, published and restored as those of a page. */
  id: z.string(),
  title: z.string(),
  /** When it is sent, and to whom. */
  about: z.string(),
  draft: told,
  /** Null as long as it says what the academy began with. */
  published: told,
});
export type MailSummary = z.infer<typeof mailSummary>;
export const mailList = z.strictObject({ items: z.array(mailSummary) });

export const mailParams = z.strictObject({ id: z.string().max(40) });
/** Made with somebody who is nowhere. */
export const mailPreview = z.strictObject({ subject: z.string(), text: z.string() });
