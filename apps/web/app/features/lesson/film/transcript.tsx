import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { Cue } from "@academy/contract/learning/lessons";
import { useEffect, useId, useRef } from "react";
import { formatPosition } from "../../../lib/text/format-duration.ts";
import { useReducedMotion } from "../../../ui/motion/use-reduced-motion.ts";
import { currentCue } from "./current-cue.ts";

const words = lessonPage.film;
/** So long after somebody has moved the transcript themselves, it stays where they put it. */
const restMs = 6000;

type TranscriptProps = {
  cues: readonly Cue[];
  positionSeconds: number;
  onChoose: (positionSeconds: number) => void;
};

/** All the words of the film, line by line. It follows the film within its own box; the page never moves. */
export function Transcript({ cues, positionSeconds, onChoose }: TranscriptProps) {
  const id = useId();
  const box = useRef<HTMLOListElement>(null);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const isStill = useReducedMotion();
  const current = currentCue(cues, positionSeconds);

  useEffect(() => {
    const line = box.current?.children[current];
    if (!box.current || !(line instanceof HTMLElement)) return;
    if (performance.now() - movedAt.current < restMs) return;
    const top = line.offsetTop - box.current.clientHeight / 2 + line.offsetHeight / 2;
    box.current.scrollTo({ top, behavior: isStill ? "auto" : "smooth" });
  }, [current, isStill]);

  useEffect(() => {
    const element = box.current;
    const note = () => {
      movedAt.current = performance.now();
    };
    const signs = ["wheel", "touchmove", "keydown"] as const;
    for (const sign of signs) element?.addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signs) element?.removeEventListener(sign, note);
    };
  }, []);

  if (cues.length === 0) return null;
  return (
    <div className="transcript">
      <h2 id={id} className="type-lead lh-[1.3]">
        {words.transcript}
      </h2>
      <p className="transcript-hint">{words.transcriptHint}</p>
      <ol ref={box} aria-labelledby={id} className="transcript-lines">
        {cues.map((cue, index) => (
          <li key={cue.startSeconds}>
            <button
              type="button"
              aria-current={index === current ? "true" : undefined}
              onClick={() => onChoose(cue.startSeconds)}
            >
              <span className="transcript-time">{formatPosition(cue.startSeconds)}</span>
              <span>{cue.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
