import { coursePage } from "@academy/content/pages/learning/course-page";
import { ChevronDown, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatMinutes } from "../../lib/text/format-duration.ts";
import { formatDay } from "../../lib/text/format-time.ts";
import { Tick } from "../progress/public.ts";
import { type NumberedModule, standingOf } from "./course-progress.ts";

type ChapterProps = {
  module: NumberedModule;
  isOpen: boolean;
  /** As a chapter of the course's page, or in the little room of a list. */
  look: "page" | "list";
  children: ReactNode;
};

/** A module as a chapter that folds: a native disclosure, which the browser's search in the page opens. */
export function Chapter({ module, isOpen, look, children }: ChapterProps) {
  const { state, done, minutesLeft } = standingOf(module);
  const count = countWords(module.lessons.length, coursePage.chapter[state], { done });
  return (
    <details open={isOpen} className={`chapter-fold is-${look}`}>
      <summary>
        <span className="text-gold-deep type-small weight-500">
          {fillWords(coursePage.module, { number: module.number })}
        </span>
        <h3>{module.title}</h3>
        {(module.lessons.length > 0 || module.opensAt) && (
          <span className="chapter-standing">
            {module.opensAt && (
              <span className="chapter-opens">
                <Lock aria-hidden="true" />
                {fillWords(coursePage.lesson.opens, { day: formatDay(module.opensAt) })}
                {" ·"}
              </span>
            )}
            {state === "done" && <Tick />}
            {count}
            {minutesLeft > 0 && ` · ${leftWords(state, minutesLeft)}`}
          </span>
        )}
        <ChevronDown aria-hidden="true" className="chapter-sign" />
      </summary>
      {children}
    </details>
  );
}

/** Before it is begun, all of it is left: its length is enough. */
const leftWords = (state: ReturnType<typeof standingOf>["state"], minutes: number) =>
  state === "ahead"
    ? formatMinutes(minutes)
    : fillWords(coursePage.progress.left, { time: formatMinutes(minutes) });
