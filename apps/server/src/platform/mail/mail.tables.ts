import type { NullableJson, Timestamp } from "../db/values.ts";

export type MailTables = {
  kept_mails: KeptMailsTable;
};

type KeptMailsTable = {
  id: string;
  sender: string;
  recipient: string;
  subject: string;
  html: string;
  body_text: string;
  kept_at: Timestamp;
  /** Which file came with it: made again when somebody wants to see it. */
  attachment: NullableJson<{ kind: string; id: string; fileName: string }>;
  /** Where an answer to it goes, if not to its sender. */
  reply_to: string | null;
};
