import type { ContactTopic } from "@academy/contract/visitors/contact";
import type { ColumnType } from "kysely";
import type { Flag, NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type ContactTables = {
  contact_messages: ContactMessagesTable;
  message_replies: MessageRepliesTable;
};

/** What people write to the academy. */
type ContactMessagesTable = {
  id: string;
  /** Made by the client. */
  submission_id: string;
  /** Who was signed in, or who had proven the address before leaving it. */
  user_id: string | null;
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
  created_at: Timestamp;
  /** When the owners were told of it; nothing while it waits to be told with others. */
  mailed_at: NullableTimestamp;
  /** When the owner said that it is answered. */
  answered_at: NullableTimestamp;
  /** Whether the field that nobody sees was filled in: kept, and no mail about it. */
  is_suspect: Flag;
  /** The key of what Sage support was asked, and could not answer, where it was passed on from there. */
  asked_key: string | null;
  /** By when an answer was promised, to somebody with priority. */
  due_at: NullableTimestamp;
  /** Of such a promise, the higher the sooner it is due: those that wait are listed by it first. */
  rank: ColumnType<number, number | undefined, number>;
};

/** What was answered from the studio. */
type MessageRepliesTable = {
  /** Made by the client: the same reply twice is one mail. */
  id: string;
  message_id: string;
  reply: string;
  /** Nobody any more, where the account is gone. */
  sent_by: string | null;
  created_at: Timestamp;
};
