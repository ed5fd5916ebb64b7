import { z } from "zod";
import { emailAddress } from "./account.ts";
import { manyLines, oneLine, trimLines } from "./fields/text.ts";

export const contactTopics = [
  "before-buying",
  "course",
  "account",
  "payment",
  "alumni",
  "data",
  "other",
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Kept, and mailed to whoever owns the academy. */
export const contactBody = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, "Please enter your name.")
    .max(160, "Please use 160 characters or fewer for the name.")
    .regex(oneLine, "The name has characters that can’t be shown."),
  email: emailAddress,
  topic: z.enum(contactTopics),
  message: z
    .string()
    .overwrite(trimLines)
    .min(1, "Please write a message.")
    .max(4000, "Please use 4,000 characters or fewer for the message.")
    .regex(manyLines, "The message has characters that can’t be shown."),
  /** Made by the client: the same submission twice is one message and one mail. */
  submission_id: z.uuid(),
  /** A field that people don't see: whoever fills it in is a program. */
  website: z.string().max(500).optional(),
});
export type ContactBody = z.infer<typeof contactBody>;
