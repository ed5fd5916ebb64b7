import { sage } from "@academy/content/sage";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useId, useRef, useState } from "react";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import type { SageMessage } from "../conversation/conversation.ts";
import { rateAnswer } from "../conversation/rate-answer.ts";

/** Whether an answer was helpful. Said once or changed later; what could not be saved is taken back. */
export function Rating({ message: { id, isHelpful } }: { message: SageMessage }) {
  const label = useId();
  const rating = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const rate = async (value: boolean) => {
    if (value === isHelpful) return;
    setFailed(false);
    setFailed(!(await rateAnswer(id, value, isHelpful)));
    // What is said about it may lie below the edge of the list.
    rating.current?.scrollIntoView({ block: "nearest" });
  };
  const thanks = isHelpful === undefined ? "" : isHelpful ? sage.ratedHelpful : sage.ratedNotHelpful;
  return (
    <div ref={rating} className="sage-rating">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div role="group" aria-labelledby={label} className="sage-rating-choice">
        <span id={label}>{sage.ratingLabel}</span>
        <IconButton
          label={sage.helpful}
          icon={<ThumbsUp />}
          aria-pressed={isHelpful === true}
          onClick={() => void rate(true)}
        />
        <IconButton
          label={sage.notHelpful}
          icon={<ThumbsDown />}
          aria-pressed={isHelpful === false}
          onClick={() => void rate(false)}
        />
      </div>
      <p role="status">{hasFailed ? sage.ratingFailed : thanks}</p>
    </div>
  );
}
