import { quizSteps } from "@academy/content/pages/quiz-steps";
import type { RankingSet } from "@academy/quiz/items";
import { useDraggable } from "@dnd-kit/core";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { classes } from "../../../ui/classes.ts";
import type { Places } from "../attempt/attempt.ts";
import { withoutMarks } from "./bold-parts.ts";
import { MarkedText } from "./marked-text.tsx";
import { shiftedBy } from "./shifted-by.ts";

const words = quizSteps.unrankedOption;

type UnrankedOptionProps = {
  option: RankingSet["options"][number];
  places: Places;
  onPlace: (at: number) => void;
};

/** An option that has no place yet, with a button for each place that is free. */
export function UnrankedOption({ option, places, onPlace }: UnrankedOptionProps) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: option.archetype });
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      data-option={option.archetype}
      style={shiftedBy(transform)}
      className={classes("unranked-option", isDragging && "is-dragged")}
    >
      <span className="unranked-text">
        <MarkedText text={option.text} />
      </span>
      <span className="place-buttons">
        {places.map((key, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
            key={index}
            type="button"
            disabled={key !== null}
            aria-label={fillWords(words.place, { number: index + 1, text: withoutMarks(option.text) })}
            className="place-button"
            onClick={() => onPlace(index)}
          >
            {index + 1}
          </button>
        ))}
      </span>
    </li>
  );
}
