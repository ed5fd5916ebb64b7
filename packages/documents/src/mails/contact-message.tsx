import { contactPage } from "@academy/content/pages/contact-page";
import { Link, Section, Text } from "@react-email/components";
import { linesOf } from "./lines-of.tsx";
import { linkStyle, MailLayout, textStyle } from "./mail-layout.tsx";

type Topic = (typeof contactPage.form.topics)[number]["key"];

export type ContactMessageProps = { name: string; email: string; topic: Topic; message: string };

export const topicLabel = (topic: Topic) => contactPage.form.topics.find(({ key }) => key === topic)?.label;

/** From our own list: nothing that the visitor typed stands in it. */
export const contactMessageSubject = ({ topic }: ContactMessageProps) =>
  `New contact message: ${topicLabel(topic)}`;

const messageStyle = { borderLeft: "2px solid #b98a3a", margin: "24px 0", padding: "0 0 0 20px" };

function Message({ name, email, topic, message }: ContactMessageProps) {
  return (
    <>
      <Text style={textStyle}>
        {name} (
        <Link href={`mailto:${email}`} style={linkStyle}>
          {email}
        </Link>
        ) sent you a message from the contact page. Topic: {topicLabel(topic)}.
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
    <MailLayout preview="Someone sent you a message from the contact page." heading="You have a new message">
      <Message {...props} />
      <Text style={{ ...textStyle, fontSize: "14px", lineHeight: "22px" }}>
        To respond, just reply to this email. We haven’t verified that the address belongs to the sender, so
        don’t send anything private until you’re sure. Open links in the message only if you expect them.
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
      preview="A lot of messages came in from the contact page. Here they are together."
      heading="You have more new messages"
    >
      <Text style={textStyle}>
        So many messages came in from the contact page that we put them in one email. Here they are, oldest
        first. To respond to one, email the address above it.
      </Text>
      {messages.map((message, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the messages of a mail never change places.
        <Message key={place} {...message} />
      ))}
    </MailLayout>
  );
}
