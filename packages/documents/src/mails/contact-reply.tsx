import { academy } from "@academy/content/academy";
import { contactReplyMail } from "@academy/content/mails/contact-mail";
import { Text } from "@react-email/text";
import { type ContactMessageProps, topicLabel } from "./contact-message.tsx";
import { linesOf } from "./lines-of.tsx";
import { composeMailFromWords } from "./mail-from-words.tsx";
import { textStyle } from "./mail-layout.tsx";

export type ContactReplyProps = Pick<ContactMessageProps, "topic" | "message"> & { reply: string };

const quoteStyle = { borderLeft: "2px solid #b98a3a", margin: "24px 0 0", padding: "0 0 0 20px" };

/** To whoever wrote: the owner’s own words, and what they answer. */
export function composeContactReply(
  { reply, message, topic }: ContactReplyProps,
  words: typeof contactReplyMail.words,
) {
  const blocks = {
    reply: <Text style={{ ...textStyle, marginTop: 0 }}>{linesOf(reply)}</Text>,
    message: (
      <>
        <Text style={{ ...textStyle, fontSize: "14px", margin: "32px 0 0" }}>{words.aboveTheMessage}</Text>
        <blockquote style={quoteStyle}>
          <Text style={{ ...textStyle, fontSize: "14px", lineHeight: "22px", margin: 0 }}>
            {linesOf(message)}
          </Text>
        </blockquote>
      </>
    ),
  };
  const filling = { topic: topicLabel(topic), academy: academy.name };
  return composeMailFromWords(contactReplyMail, words, { filling, blocks });
}
