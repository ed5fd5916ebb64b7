import { lessonPage } from "@academy/content/pages/lesson-page";
import { Circle } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Tick } from "../../progress/public.ts";
import type { LessonParts } from "./lesson-parts.ts";

const words = lessonPage.left;

type WhatIsLeftProps = {
  parts: LessonParts;
  /** Whether the page can see by itself that the exercise was begun. */
  isFillable: boolean;
  onExercise: (state: "begun" | "setAside") => void;
};

/** Film, text and exercise: which are done, and what the others want. */
export function WhatIsLeft({ parts, isFillable, onExercise }: WhatIsLeftProps) {
  const { film, text, exercise } = parts;
  if (film === "none" && text === "none" && exercise === "none") return null;
  return (
    <div className="lesson-left">
      <p className="lesson-left-head">{words.heading}</p>
      <ul>
        {film !== "none" && <Part isDone={film === "done"}>{words.film[film]}</Part>}
        {text !== "none" && <Part isDone={text === "done"}>{words.text[text]}</Part>}
        {exercise !== "none" && (
          <Part isDone={exercise !== "open"}>
            {words.exercise[exercise]}
            {exercise === "open" && (
              <span className="lesson-left-choices">
                {!isFillable && (
                  <Button variant="quiet" size="small" onClick={() => onExercise("begun")}>
                    {words.begun}
                  </Button>
                )}
                <Button variant="quiet" size="small" onClick={() => onExercise("setAside")}>
                  {words.setAside}
                </Button>
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
    <li className="lesson-left-part">
      {isDone ? <Tick label={words.done} /> : <Circle aria-hidden="true" className="lesson-left-open" />}
      <span>{children}</span>
    </li>
  );
}
