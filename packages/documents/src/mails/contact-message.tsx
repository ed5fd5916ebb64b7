import { contactPage } from "@academy/content/pages/contact-page";
import { Link, Section, Text } from "@react-email/components";
import { linesOf } from "./lines-of.tsx";
import { linkStyle, MailLayout, textStyle } from "./mail-layout.tsx";

type Topic = (typeof contactPage.form.topics)[number]["key"];

export type ContactMessageProps = { name: string; email: string; topic: Topic; message: string };

const topicLabel = (topic: Topic) => contactPage.form.topics.find(({ key }) => key === topic)?.label;

/** From our own list: nothing that the visitor typed stands in it. */
export const contactMessageSubject = ({ topic }: ContactMessageProps) =>
  `A message from your contact page: ${topicLabel(topic)}`;

const messageStyle = { borderLeft: "2px solid #b98a3a", margin: "24px 0", padding: "0 0 0 20px" };

function Message({ name, email, topic, message }: ContactMessageProps) {
  return (
    <>
      <Text style={textStyle}>
        {name} (
        <Link href={`mailto:${email}`} style={linkStyle}>
          {email}
        </Link>
        ) wrote through the contact page. What it is about: {topicLabel(topic)}.
      </Text>
      <Section style={messageStyle}>
        <Text style={textStyle}>{linesOf(message)}</Text>
      </Section>
    </>
  );
}

/** To every owner. Answering it answers whoever wrote. */
export function ContactMessage(props: ContactMessageProps) {
  return (
    <MailLayout
      preview="Somebody has written to you through the contact page."
      heading="Somebody has written to you"
    >
      <Message {...props} />
      <Text style={{ ...textStyle, fontSize: "14px", lineHeight: "22px" }}>
        Answer this mail, and your answer goes to that address. Nobody has checked that it belongs to whoever
        wrote, so send nothing private before you know. Open links in the message only if you expect them.
      </Text>
    </MailLayout>
  );
}

export type ContactMessagesProps = { messages: ContactMessageProps[] };

export const contactMessagesSubject = ({ messages }: ContactMessagesProps) =>
  `${messages.length} more messages from your contact page`;

/** When more come in an hour than anybody wants mails: all of them in one. */
export function ContactMessages({ messages }: ContactMessagesProps) {
  return (
    <MailLayout
      preview="Many messages came in through the contact page; here they are together."
      heading="More people have written to you"
    >
      <Text style={textStyle}>
        More messages came in through the contact page than fit into mails of their own. Here they are, the
        oldest first. To answer one, write to its address.
      </Text>
      {messages.map((message, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the messages of a mail never change places.
        <Message key={place} {...message} />
      ))}
    </MailLayout>
  );
}
