import { contactPage } from "@academy/content/pages/contact-page";
import { studioMessagesPage } from "@academy/content/pages/studio/messages-page";
import type { MessageView } from "@academy/contract/visitors/contact";

const words = studioMessagesPage;

export const topicOf = ({ topic }: Pick<MessageView, "topic">) =>
  contactPage.form.topics.find(({ key }) => key === topic)?.label ?? topic;

/** Mail programs take only so long an address. */
const maxQuoted = 1200;

/** Opens the owner's own mail program, with what was written quoted below an empty first line. */
export function answerLink(message: Pick<MessageView, "name" | "email" | "topic" | "message">): string {
  const characters = [...message.message];
  const text =
    characters.length > maxQuoted ? `${characters.slice(0, maxQuoted).join("")}…` : message.message;
  const quoted = text.split("\n").map((line) => `> ${line}`);
  const body = ["", "", words.quoted(message.name), ...quoted].join("\r\n");
  const subject = words.subject(topicOf(message));
  return `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
