import { formatLongDate } from "@academy/content/format-date";
import { contactMessageMail, contactMessagesMail } from "@academy/content/mails/owner-mails";
import { contactPage } from "@academy/content/pages/contact-page";
import { Link } from "@react-email/link";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { linesOf } from "./lines-of.tsx";
import { composeMailFromWords, fillLine, fillText, Paragraph } from "./mail-from-words.tsx";
import { linkStyle, textStyle } from "./mail-layout.tsx";

type Topic = (typeof contactPage.form.topics)[number]["key"];

export type ContactMessageProps = {
  name: string;
  email: string;
  topic: Topic;
  message: string;
  /** By when an answer was promised, to somebody with priority. */
  dueAt?: string | null;
};

/** From our own list: nothing that the visitor typed stands in it. */
export const topicLabel = (topic: Topic) =>
  contactPage.form.topics.find(({ key }) => key === topic)?.label ?? "";

const messageStyle = { borderLeft: "2px solid #b98a3a", margin: "24px 0", padding: "0 0 0 20px" };

function Message({ name, email, topic, message, dueAt }: ContactMessageProps) {
  const address = (
    <Link href={`mailto:${email}`} style={linkStyle}>
      {email}
    </Link>
  );
  const from = fillText(contactMessageMail.words.from, { name, email: address, topic: topicLabel(topic) });
  return (
    <>
      <Paragraph>{from}</Paragraph>
      {dueAt && (
        <Paragraph>{fillLine(contactMessageMail.words.priority, { day: formatLongDate(dueAt) })}</Paragraph>
      )}
      <Section style={messageStyle}>
        <Text style={textStyle}>{linesOf(message)}</Text>
      </Section>
    </>
  );
}

/** To every owner. Answering it answers whoever wrote. */
export function composeContactMessage(props: ContactMessageProps) {
  const { words } = contactMessageMail;
  return composeMailFromWords(contactMessageMail, words, {
    filling: { topic: topicLabel(props.topic) },
    blocks: { message: <Message {...props} /> },
    below: <Text style={{ ...textStyle, fontSize: "14px", lineHeight: "22px" }}>{words.howToReply}</Text>,
  });
}

export type ContactMessagesProps = { messages: ContactMessageProps[] };

/** When more come in an hour than anybody wants mails: all of them in one. */
export function composeContactMessages({ messages }: ContactMessagesProps) {
  return composeMailFromWords(contactMessagesMail, contactMessagesMail.words, {
    filling: { count: String(messages.length) },
    blocks: {
      messages: messages.map((message, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the messages of a mail never change places.
        <Message key={place} {...message} />
      )),
    },
  });
}
