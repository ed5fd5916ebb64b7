import { applyEdits } from "@academy/content/editing/editable";
import type { MailWords } from "@academy/content/mails/editable-mail";
import { editableMailOf, editableMails } from "@academy/content/mails/editable-mails";
import type { MailSummary } from "@academy/contract/studio/mails";
import type { MailWordsDrafts } from "@academy/documents/mails";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import type { Documents } from "../../../platform/documents/documents.ts";
import { AppError } from "../../../platform/errors.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { recordAudit } from "../../audit/public.ts";
import { firstWords } from "../live-words.ts";
import { stateOfPage } from "../studio/editable-page.ts";
import { findRevision, listDrafts, listPublished } from "../words.queries.ts";
import { sampleMail } from "./sample-mails.ts";

type Deps = { db: Db; now: Clock; baseUrl: string; documents: Pick<Documents, "renderMail"> };

export async function listMails(db: Db): Promise<{ items: MailSummary[] }> {
  const published = await listPublished(db, await findRevision(db));
  const drafts = await listDrafts(db);
  const items = editableMails.map(({ id, title }) => {
    const version = published.find(({ page }) => page === id);
    const draft = drafts.find(({ page }) => page === id);
    return {
      id,
      title,
      about: editableMailOf(id)?.about ?? "",
      draft: draft ? { by: draft.by, at: draft.updated_at.toISOString() } : null,
      published: version ? { by: version.by, at: version.published_at.toISOString() } : null,
    };
  });
  return { items };
}

/** The letter with somebody in it, and what is being written of it. */
async function sampleWith({ db, baseUrl, now }: Omit<Deps, "documents">, id: string) {
  const mail = sampleMail(editableMailOf(id)?.template ?? "", { baseUrl, now });
  if (!mail) throw new AppError("NOT_FOUND");
  const { edits } = await stateOfPage(db, id);
  const drafts = Object.entries(edits).map(([key, changed]) => [
    key,
    applyEdits(firstWords(key) as MailWords, changed),
  ]);
  return { mail, drafts: Object.fromEntries(drafts) as MailWordsDrafts };
}

export async function renderDraft(deps: Deps, id: string) {
  const { mail, drafts } = await sampleWith(deps, id);
  return deps.documents.renderMail(mail, { baseUrl: deps.baseUrl, drafts });
}

/** To whoever writes it, and to nobody else. */
export async function sendTest(
  deps: Omit<Deps, "documents">,
  id: string,
  { by, email }: { by: string; email: string },
): Promise<void> {
  const { mail, drafts } = await sampleWith(deps, id);
  const at = deps.now();
  await inTransaction(deps.db, async (tx) => {
    await sendMail(tx, { address: email }, mail, { now: at, drafts });
    await recordAudit(tx, { by, action: "mail.tested", subject: { kind: "page", id } }, at);
  });
}
