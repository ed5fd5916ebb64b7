import { type APIRequestContext, expect } from "@playwright/test";
import type { KeptMail, KeptMailPage } from "../../packages/contract/src/dev-mail.ts";

/**
 * The newest mail to an address whose subject matches, and whose text has certain words in it, once it is there: mails
 * leave by a job of their own.
 */
export async function newestMail(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
  words = "",
): Promise<KeptMail> {
  let found: KeptMail | undefined;
  const look = async () => {
    const { items } = (await (await request.get("/api/dev/mails?limit=100")).json()) as KeptMailPage;
    for (const { id } of items.filter((mail) => mail.to.includes(to) && subject.test(mail.subject))) {
      const mail = (await (await request.get(`/api/dev/mails/${id}`)).json()) as KeptMail;
      if (!mail.text.includes(words)) continue;
      found = mail;
      break;
    }
    return found?.id;
  };
  // Nearly every journey of a member begins with a mail.
  await expect.poll(look, { intervals: [50] }).toBeTruthy();
  return found as KeptMail;
}

export async function mailedCode(request: APIRequestContext, to: string, subject = /code/i): Promise<string> {
  const { text } = await newestMail(request, to, subject);
  const code = text.match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error(`no code in: ${text}`);
  return code;
}

/** The one that was asked for after another: the mail with it leaves a moment later. */
export async function nextCode(request: APIRequestContext, to: string, before: string): Promise<string> {
  let code = before;
  const look = async () => {
    code = await mailedCode(request, to);
    return code;
  };
  await expect.poll(look, { intervals: [50] }).not.toBe(before);
  return code;
}

/** The path of the first link in a mail that leads to one. */
export async function mailedLink(request: APIRequestContext, to: string, subject: RegExp): Promise<string> {
  const { text } = await newestMail(request, to, subject);
  const link = text.match(/https?:\/\/[^\s\])]+\?token=[^\s\])]+/)?.[0];
  if (!link) throw new Error(`no link in: ${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
