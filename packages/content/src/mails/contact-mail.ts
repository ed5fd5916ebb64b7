import { editableMail, placeholders } from "./editable-mail.ts";

/** Around what the owner answers to a message. It has no heading: it is her own letter. */
export const contactReplyMail = editableMail("contact-reply", {
  title: "A reply to a message",
  about: "Sent when you answer somebody who wrote from the contact page.",
  placeholders: [
    { name: "reply", label: "What you answer", isBlock: true, isNeeded: true },
    { name: "message", label: "What they wrote to you", isBlock: true, isNeeded: true },
    { name: "topic", label: "What they wrote about, as they chose it", inSubject: true },
    placeholders.academy,
  ],
  words: {
    subject: "Re: {topic}",
    preview: "{academy} answered your message.",
    body: ["{reply}", "{message}"],
    aboveTheMessage: "You wrote:",
  },
});
