import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { Circle } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Tick } from "../../progress/public.ts";
import { wordsFor } from "../recording.ts";
import type { LessonParts } from "./lesson-parts.ts";

type WhatIsLeftProps = {
  lesson: LessonView;
  parts: LessonParts;
  /** Whether the page can see by itself that the exercise was begun. */
  isFillable: boolean;
  onRead: () => void;
  onExercise: (state: "begun" | "setAside") => void;
};

/** Film, text and exercise: which are done, and what the others want. */
export function WhatIsLeft({ lesson, parts, isFillable, onRead, onExercise }: WhatIsLeftProps) {
  const words = wordsFor(lesson, "left");
  const { film, text, exercise } = parts;
  if (film === "none" && text === "none" && exercise === "none") return null;
  return (
    <div className="lesson-left">
      <p className="lesson-left-head">{words.heading}</p>
      <ul>
        {film !== "none" && <Part isDone={film === "done"}>{words.film[film]}</Part>}
        {text !== "none" && (
          <Part isDone={text === "done"}>
            {words.text[text]}
            {/* Printed, listened to, or read faster than the page believes. */}
            {text === "open" && (
              <span className="lesson-left-choices">
                <Choice onChoose={onRead}>{words.read}</Choice>
              </span>
            )}
          </Part>
        )}
        {exercise !== "none" && (
          <Part isDone={exercise !== "open"}>
            {words.exercise[exercise]}
            {exercise === "open" && (
              <span className="lesson-left-choices">
                {!isFillable && <Choice onChoose={() => onExercise("begun")}>{words.begun}</Choice>}
                <Choice onChoose={() => onExercise("setAside")}>{words.setAside}</Choice>
              </span>
            )}
          </Part>
        )}
      </ul>
      <p className="text-ink-soft text-small">{words.hint}</p>
    </div>
  );
}

function Part({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <li className="lesson-left-part" tabIndex={-1}>
      {isDone ? (
        <Tick label={lessonPage.left.done} />
      ) : (
        <Circle aria-hidden="true" className="lesson-left-open" />
      )}
      <span>{children}</span>
    </li>
  );
}

/** It is gone once it is chosen: the focus stays with its line, or goes where the finished lesson is told of. */
function Choice({ onChoose, children }: { onChoose: () => void; children: string }) {
  const choose = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const line = currentTarget.closest("li");
    const heading = currentTarget.closest("section")?.querySelector<HTMLElement>("h2");
    onChoose();
    requestAnimationFrame(() => (line?.isConnected ? line : heading)?.focus({ preventScroll: true }));
  };
  return (
    <Button variant="quiet" size="small" onClick={choose}>
      {children}
    </Button>
  );
}
