import { academy } from "@academy/content/academy";
import { Text } from "@react-email/components";
import { type ContactMessageProps, topicLabel } from "./contact-message.tsx";
import { linesOf } from "./lines-of.tsx";
import { MailLayout, textStyle } from "./mail-layout.tsx";

export type ContactReplyProps = Pick<ContactMessageProps, "topic" | "message"> & { reply: string };

/** From our own list: nothing that the visitor typed stands in it. */
export const contactReplySubject = ({ topic }: ContactReplyProps) => `Re: ${topicLabel(topic)}`;

const quoteStyle = { borderLeft: "2px solid #b98a3a", margin: "24px 0 0", padding: "0 0 0 20px" };

/** To whoever wrote: the owner’s own words, and what they answer. */
export function ContactReply({ reply, message }: ContactReplyProps) {
  return (
    <MailLayout preview={`${academy.name} answered your message.`}>
      <Text style={{ ...textStyle, marginTop: 0 }}>{linesOf(reply)}</Text>
      <Text style={{ ...textStyle, fontSize: "14px", margin: "32px 0 0" }}>You wrote:</Text>
      <blockquote style={quoteStyle}>
        <Text style={{ ...textStyle, fontSize: "14px", lineHeight: "22px", margin: 0 }}>
          {linesOf(message)}
        </Text>
      </blockquote>
    </MailLayout>
  );
}
