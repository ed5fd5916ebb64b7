import type { MessageListQuery, MessagePage, MessageReply } from "@academy/contract/visitors/contact";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { findJobsByKey } from "../../../platform/jobs/jobs.queries.ts";
import type { JobState } from "../../../platform/jobs/jobs.tables.ts";
import { recordAudit } from "../../audit/public.ts";
import { hasMessage, listMessages, setAnswered } from "./messages.queries.ts";
import { listReplies } from "./replies.queries.ts";
import { replyMailKey } from "./reply.ts";

/** One page, each message with what was answered. */
export async function showMessages(
  db: Db,
  { show = "waiting", ...query }: MessageListQuery,
): Promise<MessagePage> {
  const page = await readPage(query, (pageRequest) => listMessages(db, show, pageRequest), {
    cursorOf: ({ created_at, id, rank }) => ({
      at: created_at,
      id,
      ...(show === "waiting" ? { count: rank } : {}),
    }),
    toItem: ({ created_at, answered_at, due_at, is_suspect, rank: _, ...message }) => ({
      ...message,
      createdAt: created_at.toISOString(),
      answeredAt: answered_at?.toISOString() ?? null,
      dueAt: due_at?.toISOString() ?? null,
      isSuspect: is_suspect,
    }),
  });
  const replies = await repliesTo(
    db,
    page.items.map(({ id }) => id),
  );
  return {
    ...page,
    items: page.items.map((message) => ({ ...message, replies: replies.get(message.id) ?? [] })),
  };
}

const mailStates: Record<JobState, MessageReply["mail"]> = {
  waiting: "waiting",
  running: "waiting",
  done: "sent",
  dead: "failed",
};

async function repliesTo(db: Db, messageIds: string[]): Promise<Map<string, MessageReply[]>> {
  const replies = await listReplies(db, messageIds);
  const jobs = await findJobsByKey(
    db,
    replies.map(({ id }) => replyMailKey(id)),
  );
  const states = new Map(jobs.map(({ key, state }) => [key, mailStates[state]]));
  const found = new Map<string, MessageReply[]>();
  for (const { id, message_id, reply, by, created_at } of replies) {
    // Of jobs only those that are done are forgotten, after a month.
    const mail = states.get(replyMailKey(id)) ?? "sent";
    const before = found.get(message_id) ?? [];
    found.set(message_id, [...before, { id, reply, by, createdAt: created_at.toISOString(), mail }]);
  }
  return found;
}

type Mark = { id: string; isAnswered: boolean };

/** Said again it changes nothing. */
export function markMessage(db: Db, { id, isAnswered }: Mark, by: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await setAnswered(tx, id, isAnswered ? now : null))) {
      if (!(await hasMessage(tx, id))) throw new AppError("NOT_FOUND");
      return;
    }
    const action = isAnswered ? "message.answered" : "message.reopened";
    await recordAudit(tx, { by, action, subject: { kind: "message", id } }, now);
  });
}
