import type { KeptMail, KeptMailPage } from "@academy/contract/dev-mail";
import type { PageQuery } from "@academy/contract/paging";
import { type PageRequest, readPage } from "../../platform/db/cursor-paging.ts";
import type { Db } from "../../platform/db/database.ts";
import type { AttachmentReference } from "../../platform/mail/message.ts";

export function listKeptMails(db: Db, query: PageQuery): Promise<KeptMailPage> {
  return readPage(query, (request) => selectKeptMails(db, request), {
    cursorOf: ({ kept_at: at, id }) => ({ at, id }),
    toItem: ({ id, recipient: to, subject, kept_at }) => ({ id, to, subject, keptAt: kept_at.toISOString() }),
  });
}

function selectKeptMails(db: Db, { after, limit }: PageRequest) {
  return db
    .selectFrom("kept_mails")
    .select(["id", "recipient", "subject", "kept_at"])
    .$if(after !== undefined, (query) =>
      query.where((where) =>
        where(where.refTuple("kept_at", "id"), "<", where.tuple(after?.at as Date, after?.id as string)),
      ),
    )
    .orderBy("kept_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

type FoundMail = KeptMail & { html: string; reference: AttachmentReference | null };

export async function findKeptMail(db: Db, id: string): Promise<FoundMail | undefined> {
  const row = await db.selectFrom("kept_mails").selectAll().where("id", "=", id).executeTakeFirst();
  return (
    row && {
      id: row.id,
      from: row.sender,
      to: row.recipient,
      replyTo: row.reply_to,
      subject: row.subject,
      text: row.body_text,
      html: row.html,
      keptAt: row.kept_at.toISOString(),
      attachment: row.attachment && { fileName: row.attachment.fileName },
      reference: row.attachment && { kind: row.attachment.kind, id: row.attachment.id },
    }
  );
}
