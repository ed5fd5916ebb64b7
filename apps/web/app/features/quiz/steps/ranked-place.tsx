import { questionFlow } from "@academy/content/pages/quiz/quiz-page";
import { quizSteps } from "@academy/content/pages/quiz-steps";
import type { RankingSet } from "@academy/quiz/items";
import { useDraggable, useDroppable } from "@dnd-kit/core";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { classes } from "../../../ui/classes.ts";
import { withoutMarks } from "./bold-parts.ts";
import { MarkedText } from "./marked-text.tsx";
import { shiftedBy } from "./shifted-by.ts";

const words = quizSteps.rankedPlace;

type Option = RankingSet["options"][number];
type RankedPlaceProps = {
  index: number;
  last: number;
  option: Option | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A place in the order: empty and open to a drop, or taken. */
export function RankedPlace({ index, last, option, onMove, onRemove }: RankedPlaceProps) {
  const { setNodeRef, isOver } = useDroppable({ id: String(index), disabled: Boolean(option) });
  return (
    <li
      ref={setNodeRef}
      data-place={index + 1}
      className={classes("place", option && "place-taken", isOver && "place-over")}
    >
      <span className="place-number">{index + 1}</span>
      {option ? (
        <Ranked option={option} index={index} last={last} onMove={onMove} onRemove={onRemove} />
      ) : (
        <span className="text-ink-soft type-small">
          {questionFlow.rankPlaces[index] || <span className="sr-only">{words.empty}</span>}
        </span>
      )}
    </li>
  );
}

function Ranked({ option, index, last, onMove, onRemove }: RankedPlaceProps & { option: Option }) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: option.archetype });
  const name = withoutMarks(option.text);
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      style={shiftedBy(transform)}
      className={classes("ranked", isDragging && "is-dragged")}
    >
      <span className="ranked-text">
        <MarkedText text={option.text} />
      </span>
      <span className="ranked-actions">
        <IconButton
          label={fillWords(words.up, { name })}
          icon={<ArrowUp />}
          data-by="-1"
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={fillWords(words.down, { name })}
          icon={<ArrowDown />}
          data-by="1"
          disabled={index === last}
          onClick={() => onMove(1)}
        />
        <IconButton label={fillWords(words.remove, { name })} icon={<X />} onClick={onRemove} />
      </span>
    </div>
  );
}
