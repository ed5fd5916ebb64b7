import type { KeptMail, KeptMailPage } from "@academy/contract/dev-mail";
import type { PageQuery } from "@academy/contract/paging";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { AttachmentReference } from "../../platform/mail/message.ts";

export async function listKeptMails(db: Db, { cursor, limit = 25 }: PageQuery): Promise<KeptMailPage> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await db
    .selectFrom("kept_mails")
    .select(["id", "recipient", "subject", "kept_at"])
    .$if(after !== undefined, (query) =>
      query.where((where) =>
        where(where.refTuple("kept_at", "id"), "<", where.tuple(after?.keptAt as Date, after?.id as string)),
      ),
    )
    .orderBy("kept_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map((row) => ({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      keptAt: row.kept_at.toISOString(),
    })),
    nextCursor: last ? `${last.kept_at.toISOString()}_${last.id}` : null,
  };
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

/** Exactly what `listKeptMails` gave out: PostgreSQL would stumble over some other text. */
function readCursor(cursor: string): { keptAt: Date; id: string } {
  const [, time = "", id = ""] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\da-f-]{36})$/.exec(cursor) ?? [];
  const keptAt = new Date(time);
  if (Number.isNaN(keptAt.getTime()))
    throw new AppError("BAD_REQUEST", { field: "cursor", message: "not one of ours" });
  return { keptAt, id };
}
