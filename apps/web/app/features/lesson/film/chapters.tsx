import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { Chapter } from "@academy/contract/learning/lessons";
import { useId } from "react";
import { formatPosition } from "../../../lib/text/format-duration.ts";

const words = lessonPage.film;

type ChaptersProps = {
  chapters: readonly Chapter[];
  positionSeconds: number;
  onChoose: (positionSeconds: number) => void;
};

/** The parts of a film, each a way there. */
export function Chapters({ chapters, positionSeconds, onChoose }: ChaptersProps) {
  const id = useId();
  if (chapters.length === 0) return null;
  const current = chapters.findLastIndex(({ startSeconds }) => startSeconds <= positionSeconds);
  return (
    <div className="film-chapters">
      <h2 id={id} className="type-lead lh-[1.3]">
        {words.chapters}
      </h2>
      <ol aria-labelledby={id}>
        {chapters.map(({ startSeconds, title }, index) => (
          // Two may begin at once.
          <li key={`${startSeconds} ${title}`}>
            <button
              type="button"
              aria-current={index === current ? "true" : undefined}
              onClick={() => onChoose(startSeconds)}
            >
              <span className="transcript-time">{formatPosition(startSeconds)}</span>
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
