import { defineCall } from "../../call.ts";
import * as mails from "../../studio/mails.ts";

export const listMails = defineCall({
  method: "GET",
  path: "/api/studio/mails",
  audience: "editors",
  summary: "The emails whose words can be changed, and how each of them stands",
  answer: mails.mailList,
});
export const previewMail = defineCall({
  method: "GET",
  path: "/api/studio/mails/:id/preview",
  audience: "editors",
  summary: "The email with the draft’s words and a sample person: its subject and its text part",
  params: mails.mailParams,
  answer: mails.mailPreview,
});
export const mailHtml = defineCall({
  method: "GET",
  path: "/api/studio/mails/:id/html",
  audience: "editors",
  summary: "The email with the draft’s words and a sample person, as HTML",
  params: mails.mailParams,
  answer: { mediaTypes: ["text/html"] },
});
export const mailDocument = defineCall({
  method: "GET",
  path: "/api/studio/mails/:id/paper",
  audience: "editors",
  summary: "The PDF that comes with the email, with the draft’s words and a sample person",
  params: mails.mailParams,
  answer: { mediaTypes: ["application/pdf"] },
});
export const sendMailAsTest = defineCall({
  method: "POST",
  path: "/api/studio/mails/:id/test",
  audience: "editors",
  summary: "Send the email with the draft’s words and a sample person to oneself",
  params: mails.mailParams,
});
