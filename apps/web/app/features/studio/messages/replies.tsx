import { studioMessagesPage } from "@academy/content/pages/studio/messages-page";
import type { MessageReply } from "@academy/contract/contact";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";

const words = studioMessagesPage.reply;

/** What was answered from here, and what became of the mail. */
export function MessageReplies({ replies }: { replies: MessageReply[] }) {
  if (replies.length === 0) return null;
  return (
    <ul className="message-replies">
      {replies.map(({ id, reply, by, createdAt, mail }) => (
        <li key={id}>
          <p className="message-facts">
            <bdi>{words.by(by)}</bdi>
            <time dateTime={createdAt}>{formatTime(createdAt)}</time>
            <Badge look={mail === "failed" ? "danger" : "wash"}>{words.states[mail]}</Badge>
          </p>
          <p className="message-text">{reply}</p>
        </li>
      ))}
    </ul>
  );
}
