import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatPosition } from "../../../../lib/text/format-duration.ts";

const words = lessonPage.film;

type SeekBarProps = { positionSeconds: number; length: number; onSeek: (positionSeconds: number) => void };

/** The browser's own slider over the browser's own progress: neither needs a style attribute to show how far it is. */
export function SeekBar({ positionSeconds, length, onSeek }: SeekBarProps) {
  const shown = Math.min(positionSeconds, length);
  return (
    <div className="film-seek flex items-center gap-3.5">
      <span className="film-seek-line">
        <progress aria-hidden="true" value={shown} max={length} className="film-seek-progress" />
        <input
          type="range"
          aria-label={words.seek}
          aria-valuetext={fillWords(words.position, {
            position: formatPosition(shown),
            length: formatPosition(length),
          })}
          min={0}
          max={length}
          step={0.1}
          value={shown}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
          className="film-seek-range"
        />
      </span>
      <span aria-hidden="true" className="type-small tabular">
        {formatPosition(shown)} / {formatPosition(length)}
      </span>
    </div>
  );
}
