import { sage } from "@academy/content/sage";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { SageMessage } from "../conversation/conversation.ts";
import { AnswerText } from "./answer-text.tsx";
import { OwnLink } from "./own-link.tsx";
import { ownPath } from "./own-path.ts";
import { Rating } from "./rating.tsx";

type AnswerMessageProps = {
  message: SageMessage;
  /** The newest: only it offers how to go on. */
  isLast: boolean;
  onAsk: (question: string) => void;
  onFollow: () => void;
};

export function AnswerMessage({ message, isLast, onAsk, onFollow }: AnswerMessageProps) {
  const { content, sources = [], followUp, unanswered } = message;
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
