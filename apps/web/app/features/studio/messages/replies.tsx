import { studioMessagesPage } from "@academy/content/pages/studio/messages-page";
import { sendReplyAgain } from "@academy/contract/calls/visitors/contact";
import type { MessageReply } from "@academy/contract/visitors/contact";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { explain } from "../../../lib/api/api-error.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { messagesKey } from "./messages-key.ts";

const words = studioMessagesPage.reply;

/** What was answered from here, and what became of the mail. */
export function MessageReplies({ messageId, replies }: { messageId: string; replies: MessageReply[] }) {
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
          {mail === "failed" && <SendAgain messageId={messageId} replyId={id} />}
        </li>
      ))}
    </ul>
  );
}

function SendAgain({ messageId, replyId }: { messageId: string; replyId: string }) {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: () => callApi(sendReplyAgain, { params: { id: messageId, reply: replyId } }),
    onSuccess: () => toast({ title: words.sentAgain }),
    // Also when somebody else was faster: the list then says so.
    onSettled: () => client.invalidateQueries({ queryKey: [messagesKey] }),
  });
  return (
    <>
      <Button variant="quiet" size="small" isBusy={sending.isPending} onClick={() => sending.mutate()}>
        {words.again}
      </Button>
      {sending.error && (
        <p role="alert" className="field-error">
          {explain(sending.error)}
        </p>
      )}
    </>
  );
}
