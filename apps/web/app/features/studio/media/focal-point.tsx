import { studioMediaPage } from "@academy/content/pages/studio/media-page";
import type { PictureView } from "@academy/contract/pictures";
import { type KeyboardEvent, type MouseEvent, useId } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { LibraryPicture } from "../../lesson/public.ts";

const words = studioMediaPage.details;

type Point = { x: number; y: number };
type FocalPointProps = { picture: PictureView; point: Point; onChange: (point: Point) => void };

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));
const steps: Record<string, Point> = {
  ArrowLeft: { x: -5, y: 0 },
  ArrowRight: { x: 5, y: 0 },
  ArrowUp: { x: 0, y: -5 },
  ArrowDown: { x: 0, y: 5 },
};

/** The point that stays in sight, set by a click or by the arrow keys. */
export function FocalPoint({ picture, point, onChange }: FocalPointProps) {
  const id = useId();
  const place = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    // Enter presses a button without a place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: within(point.x + step.x), y: within(point.y + step.y) });
  };
  return (
    <div className="field">
      <p className="field-label" id={`${id}label`}>
        {words.focal}
      </p>
      <button
        type="button"
        className="focal-point"
        aria-labelledby={`${id}label ${id}value`}
        aria-describedby={`${id}hint`}
        onClick={place}
        onKeyDown={move}
      >
        <LibraryPicture picture={picture} alt="" sizes="30rem" />
        <span
          aria-hidden="true"
          className="focal-mark"
          style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
        />
      </button>
      <p id={`${id}value`} className="studio-small" aria-live="polite">
        {fillWords(words.focalValue, { x: point.x, y: point.y })}
      </p>
      <p id={`${id}hint`} className="field-hint">
        {words.focalHint}
      </p>
    </div>
  );
}
