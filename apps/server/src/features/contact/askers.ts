import { randomUUID } from "node:crypto";
import type { Db, Tx } from "../../platform/db/database.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import type { Actor } from "../audit/public.ts";
import { insertReplies, listAsking, setAllAnswered } from "./askers.queries.ts";
import { replyMailKey } from "./studio/reply.ts";

/** More write at once only where something else is wrong; the rest wait among the messages. */
const most = 200;

/**
 * Whoever passed on what Sage support could not answer gets the answer by mail, once it is taught: their messages are
 * answered with it. Answers how many there were.
 */
export async function answerAskers(
  tx: Tx,
  { keys, answer }: { keys: readonly string[]; answer: string },
  { by, now }: Actor,
): Promise<number> {
  const messages = await listAsking(tx, keys, most);
  if (messages.length === 0) return 0;
  const replies = messages.map((message) => ({ ...message, replyId: randomUUID() }));
  await insertReplies(
    tx,
    replies.map(({ id, replyId }) => ({ id: replyId, messageId: id, reply: answer, by, now })),
  );
  await setAllAnswered(
    tx,
    replies.map(({ id }) => id),
    now,
  );
  for (const { email, topic, message, replyId } of replies) {
    const mail = { template: "contact-reply", props: { reply: answer, topic, message } } as const;
    await sendMail(tx, { address: email }, mail, { key: replyMailKey(replyId), now });
  }
  return replies.length;
}

/** How many wait for an answer to each of these questions, by its key. */
export async function countAskers(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const asking = await listAsking(db, keys, most);
  return new Map(
    [...Map.groupBy(asking, ({ asked_key }) => asked_key ?? "")].map(([key, all]) => [key, all.length]),
  );
}
