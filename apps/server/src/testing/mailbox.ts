import type { Api } from "./browser.ts";
import { eventually } from "./eventually.ts";

const opened = new WeakMap<Api["db"], Set<string>>();

type Letter = { subject: string; text: string; html: string };

/**
 * The next mail to somebody that no test has read yet, in the order they were asked for: several leave at once, and may
 * come in any. Their ids are those of the jobs that carry them, which are in order.
 */
export async function nextMail(api: Api, address: string): Promise<Letter> {
  const read = opened.get(api.db) ?? new Set<string>();
  opened.set(api.db, read);
  const unread = async () => {
    // Asked before the mails: what leaves in between is among them.
    const onTheirWay = (await mailsOnTheirWay(api, address)).filter(({ id }) => !read.has(id));
    const mails = await api.db.selectFrom("kept_mails").selectAll().orderBy("id").execute();
    const first = mails.find(({ id, recipient }) => !read.has(id) && recipient.includes(address));
    const isOvertaking = onTheirWay.some(
      ({ id, run_at }) => first && id < first.id && run_at <= first.kept_at,
    );
    return isOvertaking ? undefined : first;
  };
  const mail = await eventually(unread, (found) => found !== undefined);
  if (!mail) throw new Error("unreachable");
  read.add(mail.id);
  return { subject: mail.subject, text: mail.body_text, html: mail.html };
}

async function mailsOnTheirWay(api: Api, address: string) {
  const jobs = await api.db
    .selectFrom("jobs")
    .select(["id", "run_at", "payload"])
    .where("kind", "=", "mail.send")
    .where("state", "in", ["waiting", "running"])
    .execute();
  return jobs.filter(({ payload }) => JSON.stringify(payload).includes(JSON.stringify(address)));
}

/** Every mail that has left, once none is on its way any more. */
export async function allMails(api: Api): Promise<{ to: string; subject: string }[]> {
  const waiting = () =>
    api.db
      .selectFrom("jobs")
      .select("id")
      .where("kind", "=", "mail.send")
      .where("state", "!=", "done")
      .execute();
  await eventually(waiting, (jobs) => jobs.length === 0);
  const mails = await api.db.selectFrom("kept_mails").select(["recipient", "subject"]).execute();
  return mails.map(({ recipient, subject }) => ({ to: recipient, subject }));
}

export function codeIn({ text }: Letter): string {
  const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1];
  if (!code) throw new Error(`no code in: ${text}`);
  return code;
}

export function tokenIn({ text }: Letter): string {
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`no link in: ${text}`);
  return token;
}
