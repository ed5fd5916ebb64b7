import { defineCall } from "../call.ts";
import { keptMail, keptMailPage, keptMailParams } from "../dev-mail.ts";
import { pageQuery } from "../paging.ts";

/** In a demo only, and only from the machine it runs on. */
export const listKeptMails = defineCall({
  method: "GET",
  path: "/api/dev/mails",
  audience: "everyone",
  summary: "The mails a demo keeps instead of sending, the newest first",
  query: pageQuery,
  answer: keptMailPage,
});
export const showKeptMail = defineCall({
  method: "GET",
  path: "/api/dev/mails/:id",
  audience: "everyone",
  summary: "A kept mail",
  params: keptMailParams,
  answer: keptMail,
});
export const keptMailHtml = defineCall({
  method: "GET",
  path: "/api/dev/mails/:id/html",
  audience: "everyone",
  summary: "The HTML part of a kept mail",
  params: keptMailParams,
  answer: { mediaTypes: ["text/html"] },
});
export const keptMailAttachment = defineCall({
  method: "GET",
  path: "/api/dev/mails/:id/attachment",
  audience: "everyone",
  summary: "The file that a kept mail brings along",
  params: keptMailParams,
  answer: { mediaTypes: ["application/pdf"] },
});
