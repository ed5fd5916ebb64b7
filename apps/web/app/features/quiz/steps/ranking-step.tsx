import { questionFlow } from "@academy/content/pages/quiz/quiz-page";
import { quizSteps } from "@academy/content/pages/quiz-steps";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { RankingSet } from "@academy/quiz/items";
import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import type { Places } from "../attempt/attempt.ts";
import { quizActions } from "../attempt/quiz-actions.ts";
import { withoutMarks } from "./bold-parts.ts";
import { RankedPlace } from "./ranked-place.tsx";
import { move, noPlaces, place, rankingOf, remove } from "./ranking.ts";
import { StepHeading } from "./step-heading.tsx";
import { UnrankedOption } from "./unranked-option.tsx";

const said = quizSteps.rankingStep;

/** Dragging is announced in our own words, below; its own would speak of keys that do something else here. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: "" },
};

const optionOf = (key: ArchetypeKey) => `[data-option="${key}"]`;
const placeOf = (place: number) => `[data-place="${place}"]`;

type RankingStepProps = { set: RankingSet; begun: Places | undefined };

/** Phase 2: four options into four places, by tapping a number, by dragging, or with the buttons of each. */
export function RankingStep({ set, begun: places = noPlaces }: RankingStepProps) {
  const [news, setNews] = useState("");
  const focusNext = useFocusNext();
  // A finger must rest first, or the page could not be scrolled.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 160, tolerance: 8 } }),
  );
  const nameOf = (key: ArchetypeKey) =>
    withoutMarks(set.options.find(({ archetype }) => archetype === key)?.text ?? "");
  const unranked = set.options.filter(({ archetype }) => !places.includes(archetype));
  const ranking = rankingOf(places);

  const change = (next: Places, words: string) => {
    if (next === places) return false;
    quizActions.begin(next);
    setNews(words);
    return true;
  };
  const placeAt = (key: ArchetypeKey, at: number) => {
    if (!change(place(places, key, at), `${nameOf(key)}: number ${at + 1} of 4.`)) return;
    const others = unranked.filter(({ archetype }) => archetype !== key);
    focusNext(others[0] ? [`${optionOf(others[0].archetype)} button:enabled`] : ["[data-done]"]);
  };
  const moveBy = (key: ArchetypeKey, from: number, by: -1 | 1) => {
    const to = from + by + 1;
    if (!change(move(places, from, by), `${nameOf(key)}: moved to number ${to} of 4.`)) return;
    focusNext([`${placeOf(to)} [data-by="${by}"]:enabled`, `${placeOf(to)} button:enabled`]);
  };
  const removeFrom = (key: ArchetypeKey) => {
    change(remove(places, key), `${nameOf(key)}: removed from your ranking.`);
    focusNext([`${optionOf(key)} button:enabled`]);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) placeAt(active.id as ArchetypeKey, Number(over.id));
  };

  return (
    <DndContext sensors={sensors} collisionDetection={pointerWithin} accessibility={silent} onDragEnd={drop}>
      <StepHeading id={`set-${set.id}`} text={set.instruction} />
      <p className="quiz-hint">{questionFlow.rankHint}</p>
      <ol className="grid gap-1.5" aria-label={said.yourRanking}>
        {places.map((key, index) => (
          <RankedPlace
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
            key={index}
            index={index}
            option={key ? set.options.find(({ archetype }) => archetype === key) : undefined}
            last={places.length - 1}
            onMove={(by) => key && moveBy(key, index, by)}
            onRemove={() => key && removeFrom(key)}
          />
        ))}
      </ol>
      {unranked.length > 0 && (
        <ul className="grid gap-2 mt-4" aria-label={said.leftToRank}>
          {unranked.map((option) => (
            <UnrankedOption
              key={option.archetype}
              option={option}
              places={places}
              onPlace={(at) => placeAt(option.archetype, at)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
      {ranking && (
        <div className="quiz-next">
          <Button data-done onClick={() => quizActions.answer({ phase: 2, id: set.id }, ranking)}>
            {questionFlow.continueRanking}
          </Button>
        </div>
      )}
    </DndContext>
  );
}

type FocusRequest = { selectors: string[]; isByKeyboard: boolean };

/** Gives the focus to the first of some selectors that the step has after the next rendering: what had it may be gone. */
function useFocusNext() {
  const request = useRef<FocusRequest>(null);
  useLayoutEffect(() => {
    if (!request.current) return;
    const { selectors, isByKeyboard } = request.current;
    request.current = null;
    for (const selector of selectors) {
      const found = document.querySelector<HTMLElement>(`.quiz-step-now ${selector}`);
      // Under a finger the page must stay where it is.
      if (found) return found.focus({ preventScroll: !isByKeyboard });
    }
  });
  return (selectors: string[]) => {
    request.current = { selectors, isByKeyboard: document.activeElement?.matches(":focus-visible") ?? false };
  };
}
