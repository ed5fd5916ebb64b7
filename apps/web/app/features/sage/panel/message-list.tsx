import { sage } from "@academy/content/sage";
import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { SageMessage } from "../conversation/conversation.ts";
import { AnswerText } from "./answer-text.tsx";
import { OwnLink } from "./own-link.tsx";
import { ownPath } from "./own-path.ts";
import { PassOn } from "./pass-on.tsx";
import { Rating } from "./rating.tsx";

type MessageListProps = {
  list: RefObject<HTMLElement | null>;
  messages: readonly SageMessage[];
  pending: string | null;
  isMember: boolean;
  onAsk: (question: string) => void;
  onFollow: () => void;
};

/** What was said so far. It is not read out as it grows: whole answers are announced elsewhere. */
export function MessageList(props: MessageListProps) {
  const { list, messages, pending, isMember, onAsk, onFollow } = props;
  const { pathname } = useLocation();
  const last = messages.at(-1);
  const isWaiting = pending !== null;

  // The newest question stands at the top, so that its answer can be read from its beginning.
  useEffect(() => {
    const questions = list.current?.querySelectorAll<HTMLElement>(".sage-question");
    const newest = questions?.[questions.length - 1];
    if (last && newest) list.current?.scrollTo({ top: newest.offsetTop - 16 });
  }, [last, list]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
    <section ref={list} aria-label={sage.conversationLabel} tabIndex={0} className="sage-messages">
      <p>{sage.welcome}</p>
      {messages.length === 0 && (
        <div className="sage-suggestions">
          <p className="sage-label">{sage.suggestionsLabel}</p>
          {suggestionsFor(pathname, isMember).map((question) => (
            <button key={question} type="button" className="sage-ask" onClick={() => onAsk(question)}>
              {question}
            </button>
          ))}
        </div>
      )}
      {messages.map((message) =>
        message.isUser ? (
          <div key={message.id} className="sage-question">
            <VisuallyHidden>{sage.you}: </VisuallyHidden>
            {message.content}
          </div>
        ) : (
          <AnswerMessage
            key={message.id}
            message={message}
            isLast={message === last && !isWaiting}
            onAsk={onAsk}
            onFollow={onFollow}
          />
        ),
      )}
      {isWaiting && (
        <div className="sage-answer" aria-hidden="true" inert>
          {pending && <AnswerText text={pending} onFollow={onFollow} />}
          <p className="sage-typing">
            <span />
            <span />
            <span />
          </p>
        </div>
      )}
    </section>
  );
}

/** Questions to begin with: about the page one is on, or else about what visitors and members wonder. */
export function suggestionsFor(pathname: string, isMember: boolean): readonly string[] {
  const ofPage = sage.suggestions[pathname.replace(/\/$/, "")];
  return ofPage ?? (isMember ? sage.memberSuggestions : sage.visitorSuggestions);
}

type AnswerMessageProps = {
  message: SageMessage;
  /** The newest: only it offers how to go on. */
  isLast: boolean;
  onAsk: (question: string) => void;
  onFollow: () => void;
};

function AnswerMessage({ message, isLast, onAsk, onFollow }: AnswerMessageProps) {
  const { id, content, sources = [], followUp, unanswered, unknown, passedOnTo } = message;
  const links = sources.flatMap(({ title, url }) => {
    const to = ownPath(url);
    return to === null ? [] : [{ title, to }];
  });
  const next = unanswered ?? followUp;
  return (
    <div className="sage-answer">
      <VisuallyHidden>{sage.sage}: </VisuallyHidden>
      <AnswerText text={content} onFollow={onFollow} />
      {unanswered !== undefined && (
        <p>
          <OwnLink to={sage.contactLink.to} onFollow={onFollow}>
            {sage.contactLink.label}
          </OwnLink>
        </p>
      )}
      {unknown !== undefined && (
        <PassOn id={id} question={unknown} passedOnTo={passedOnTo} onFollow={onFollow} />
      )}
      {links.length > 0 && (
        <div className="sage-sources">
          <p className="sage-label">{sage.sourcesLabel}</p>
          <ul>
            {links.map(({ title, to }) => (
              <li key={to + title}>
                <OwnLink to={to} onFollow={onFollow}>
                  {title}
                </OwnLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {unanswered === undefined && <Rating message={message} />}
      {isLast && next && (
        <div className="sage-suggestions">
          {unanswered === undefined && <p className="sage-label">{sage.followUpLabel}</p>}
          <button type="button" className="sage-ask" onClick={() => onAsk(next)}>
            {unanswered === undefined ? next : sage.tryAgain}
          </button>
        </div>
      )}
    </div>
  );
}
