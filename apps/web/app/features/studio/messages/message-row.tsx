import { studioMessagesPage } from "@academy/content/pages/studio/messages-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { markMessage } from "@academy/contract/calls/visitors/contact";
import type { MessageView } from "@academy/contract/visitors/contact";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { callApi } from "../../../lib/api/api.ts";
import { explain } from "../../../lib/api/api-error.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { answerLink, topicOf } from "./answer-link.ts";
import { messagesKey } from "./messages-key.ts";
import { MessageReplies } from "./replies.tsx";
import { hasReplyDraft, ReplyForm } from "./reply-form.tsx";

const words = studioMessagesPage;

export function MessageRow({ message }: { message: MessageView }) {
  const { id, name, email, createdAt, answeredAt, isSuspect } = message;
  const client = useQueryClient();
  // Whoever was in the middle of writing finds it open again.
  const [isReplying, setReplying] = useState<false | "found" | "asked">(() => hasReplyDraft(id) && "found");
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setReplying(false));
    opener.current?.focus();
  };
  const marking = useMutation({
    mutationFn: async (isAnswered: boolean) => {
      await callApi(markMessage, { params: { id }, body: { isAnswered } });
      await client.invalidateQueries({ queryKey: [messagesKey] });
    },
    onSuccess: (_, isAnswered) => toast({ title: words.marked[isAnswered ? "answered" : "waiting"] }),
  });
  const mark = answeredAt ? words.markWaiting : words.markAnswered;
  return (
    <li>
      <h2>
        <bdi>{name}</bdi> <span>{email}</span>
      </h2>
      <p className="message-facts">
        <Badge>{topicOf(message)}</Badge>
        {isSuspect && <Badge look="danger">{studioPage.suspect}</Badge>}
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        {answeredAt && (
          <span>
            {words.answered} <time dateTime={answeredAt}>{formatTime(answeredAt)}</time>
          </span>
        )}
      </p>
      <p className="message-text">{message.message}</p>
      <MessageReplies messageId={id} replies={message.replies} />
      {isReplying ? (
        <ReplyForm message={message} takesFocus={isReplying === "asked"} onClose={close} />
      ) : (
        <div className="form-actions">
          <Button
            ref={opener}
            variant="secondary"
            size="small"
            onClick={() => setReplying("asked")}
            aria-label={`${words.reply.open}: ${name}`}
          >
            {words.reply.open}
          </Button>
          <a
            href={answerLink(message)}
            className={buttonLook({ variant: "quiet", size: "small" })}
            aria-label={`${words.answer}: ${name}`}
          >
            {words.answer}
          </a>
          <Button
            variant="quiet"
            size="small"
            isBusy={marking.isPending}
            onClick={() => marking.mutate(answeredAt === null)}
            aria-label={`${mark}: ${name}`}
          >
            {mark}
          </Button>
        </div>
      )}
      {marking.error && (
        <p role="alert" className="field-error">
          {explain(marking.error)}
        </p>
      )}
    </li>
  );
}
