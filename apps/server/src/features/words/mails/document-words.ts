import type { academy } from "@academy/content/academy";
import { type AllEdits, applyEdits } from "@academy/content/editing/editable";
import { receiptDocumentKey } from "@academy/content/mails/document-keys";
import type { ReceiptWords } from "@academy/content/mails/document-words";
import { mailKey } from "@academy/content/mails/editable-mail";
import { receiptMail } from "@academy/content/mails/payment-mails";
import type { Db } from "../../../platform/db/database.ts";
import { firstWords } from "../live-words.ts";
import { findPublished } from "../words.queries.ts";

/** What a part says with these edits. */
export const wordsWith = <Words>(key: string, edits: AllEdits | undefined): Words =>
  applyEdits(firstWords(key) as Words, edits?.[key] ?? {});

/** A receipt that was issued says what it said then, whatever is published since. */
export async function wordsOfReceipt(db: Db, issuedAt: Date) {
  const said = await findPublished(db, mailKey(receiptMail.template), issuedAt);
  const named = await findPublished(db, "frame", issuedAt);
  return {
    words: wordsWith<ReceiptWords>(receiptDocumentKey, said?.edits),
    academyName: wordsWith<typeof academy>("academy", named?.edits).name,
  };
}
