import { z } from "zod";
import { emailAddress } from "../account.ts";
import { manyLines, oneLine, trimLines } from "../fields/text.ts";
import { pageOf, pageQuery } from "../paging.ts";

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
  /** The answer by which Sage support said that it doesn't know, where the message passes that question on. */
  asked: z.uuid().optional(),
  /** A field that people don't see: whoever fills it in is a program, or has a browser that did. */
  website: z.string().max(500).optional(),
});
export type ContactBody = z.infer<typeof contactBody>;

/** For the owner: those that wait for an answer, those that have one, or all. */
export const messageListQuery = z.strictObject({
  ...pageQuery.shape,
  show: z.enum(["waiting", "answered", "all"]).optional(),
});
export type MessageListQuery = z.infer<typeof messageListQuery>;

/** An answer that left from the studio. */
const messageReply = z.strictObject({
  id: z.uuid(),
  reply: z.string(),
  /** Nobody any more, where the account is gone. */
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** What became of its mail. */
  mail: z.enum(["waiting", "sent", "failed"]),
});
export type MessageReply = z.infer<typeof messageReply>;

export const messageView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** By when an answer was promised, to somebody with priority. */
  dueAt: z.iso.datetime().nullable(),
  /** Whether the field that people don't see was filled in. */
  isSuspect: z.boolean(),
  /** The oldest first. */
  replies: z.array(messageReply),
});
export type MessageView = z.infer<typeof messageView>;
export const messagePage = pageOf(messageView);
export type MessagePage = z.infer<typeof messagePage>;
/** Within how many business days somebody with priority is answered. */
export const answerPromise = z.strictObject({ days: z.int().min(1).max(30) });
export type AnswerPromise = z.infer<typeof answerPromise>;
export const answerPromiseBody = z.strictObject({
  days: z.int().min(1, "Please enter a number from 1 to 30.").max(30, "Please enter a number from 1 to 30."),
  /** What it was when it was looked at. */
  was: z.int(),
});
export const messageParams = z.strictObject({ id: z.uuid() });
/** One reply to one message. */
export const replyParams = z.strictObject({ id: z.uuid(), reply: z.uuid() });
export const answeredBody = z.strictObject({ isAnswered: z.boolean() });
export const maxReplyCharacters = 10_000;
export const replyBody = z.strictObject({
  /** Made by the client: the same reply twice is one mail. */
  id: z.uuid(),
  reply: z
    .string()
    .overwrite(trimLines)
    .min(1, "Please write a reply.")
    .max(maxReplyCharacters, "Please use 10,000 characters or fewer.")
    .regex(manyLines, "There are characters that can’t be shown."),
  /** When the message was answered as far as whoever writes knows: somebody else may have answered since. */
  answeredAt: z.iso.datetime().nullable(),
});
export type ReplyBody = z.infer<typeof replyBody>;
