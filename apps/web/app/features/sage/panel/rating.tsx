import { sage } from "@academy/content/sage";
import * as calls from "@academy/contract/calls/sage";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useId, useRef, useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import type { SageMessage } from "../conversation/conversation.ts";
import { sageStore } from "../conversation/sage-store.ts";

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

type Deps = {
  mark: (id: string, isHelpful: boolean | undefined) => void;
  send: (id: string, isHelpful: boolean) => Promise<unknown>;
};

/** Ratings of an answer are sent one after the other, so that what was pressed last is what the server keeps. */
export function createRating({ mark, send }: Deps) {
  const newest = new Map<string, Promise<unknown>>();

  /** Shown at once; taken back where it could not be saved. Answers whether it was. */
  return async (id: string, isHelpful: boolean, before: boolean | undefined): Promise<boolean> => {
    mark(id, isHelpful);
    const earlier = newest.get(id) ?? Promise.resolve();
    const sending = earlier.catch(() => {}).then(() => send(id, isHelpful));
    newest.set(id, sending);
    try {
      await sending;
      return true;
    } catch {
      if (newest.get(id) === sending) mark(id, before);
      return false;
    }
  };
}

const rateAnswer = createRating({
  mark: sageStore.mark,
  send: (id, isHelpful) => callApi(calls.rateAnswer, { params: { id }, body: { isHelpful } }),
});
