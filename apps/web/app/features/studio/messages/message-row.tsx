import { studioMessagesPage } from "@academy/content/pages/studio/messages-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { listMessages, markMessage, sendReplyAgain } from "@academy/contract/calls/visitors/contact";
import type { MessageReply, MessageView } from "@academy/contract/visitors/contact";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { callApi } from "../../../lib/api/api.ts";
import { useFresh } from "../../../lib/api/use-pages.ts";
import { formatCalendarDay, formatTime } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { Action } from "../kit/action.tsx";
import { EraseAddress } from "../learner/erase-address.tsx";
import { answerLink, topicOf } from "./answer-link.ts";
import { hasReplyDraft, ReplyForm } from "./reply-form.tsx";

const words = studioMessagesPage;

export function MessageRow({ message }: { message: MessageView }) {
  const { id, name, email, createdAt, answeredAt, dueAt, isSuspect } = message;
  const refresh = useFresh(listMessages.path);
  // Whoever was in the middle of writing finds it open again.
  const [isReplying, setReplying] = useState<false | "found" | "asked">(() => hasReplyDraft(id) && "found");
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setReplying(false));
    opener.current?.focus();
  };
  const isAnswered = answeredAt !== null;
  return (
    <li>
      <h2>
        <bdi>{name}</bdi> <span>{email}</span>
      </h2>
      <p className="studio-line">
        <Badge>{topicOf(message)}</Badge>
        {isSuspect && <Badge look="danger">{studioPage.suspect}</Badge>}
        {dueAt && <Badge look="solid">{words.priority}</Badge>}
        <span>
          {!answeredAt && words.waitingSince} <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        </span>
        {dueAt && !answeredAt && (
          <span>
            {words.promisedBy} <time dateTime={dueAt}>{formatCalendarDay(dueAt.slice(0, 10))}</time>
          </span>
        )}
        {answeredAt && (
          <span>
            {words.answered} <time dateTime={answeredAt}>{formatTime(answeredAt)}</time>
          </span>
        )}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{message.message}</p>
      <Replies messageId={id} replies={message.replies} />
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
          <Action
            label={isAnswered ? words.markWaiting : words.markAnswered}
            about={name}
            act={async () => {
              await callApi(markMessage, { params: { id }, body: { isAnswered: !isAnswered } });
              await refresh();
            }}
            done={words.marked[isAnswered ? "waiting" : "answered"]}
          />
          {isAnswered && <EraseAddress email={email} look="quiet" onDone={() => void refresh()} />}
        </div>
      )}
    </li>
  );
}

type RepliesProps = { messageId: string; replies: MessageReply[] };

/** What was answered from here, and what became of the mail. */
function Replies({ messageId, replies }: RepliesProps) {
  // Also when somebody else was faster: the list then says so.
  const refresh = useFresh(listMessages.path);
  const { reply: said } = words;
  if (replies.length === 0) return null;
  return (
    <ul className="message-replies grid gap-4 pl-4 edge-l-gold-light/2">
      {replies.map(({ id, reply, by, createdAt, mail }) => (
        <li key={id}>
          <p className="studio-line">
            <bdi>{said.by(by)}</bdi>
            <time dateTime={createdAt}>{formatTime(createdAt)}</time>
            <Badge look={mail === "failed" ? "danger" : "wash"}>{said.states[mail]}</Badge>
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{reply}</p>
          {mail === "failed" && (
            <Action
              label={said.again}
              act={() => callApi(sendReplyAgain, { params: { id: messageId, reply: id } })}
              done={said.sentAgain}
              onSettled={refresh}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
