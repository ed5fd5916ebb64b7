import { circle, lotusPetal, petal, polar, ray } from "@academy/mandalas/line-drawing";
import { type Phase, type StepOrder, totalSteps } from "@academy/quiz/steps";
import { memo, useId } from "react";
import { stepAt } from "../attempt/attempt.ts";

/** A ray for each kind of step: a petal, a bead on its stem, a spark. */
const rays: Record<Phase, { fine: string; hair: string }> = {
  1: { fine: lotusPetal(46, 86, 2.3), hair: lotusPetal(52, 80, 1.2) + ray(60, 74) + ray(88, 95) },
  2: { fine: circle(polar(76, 0), 2.2), hair: ray(46, 73.8) + ray(78.2, 95) + circle(polar(76, 0), 0.9) },
  3: { fine: petal(46, 70, 1.7, 0.5), hair: ray(72, 82) + circle(polar(84, 0), 0.7) },
};
const rings = [8, 9.4, 30, 42, 43.4, 97, 98.4];
const phases = [1, 2, 3] as const;
const degrees = 360 / totalSteps;

/** A sun of sixty rays; each answer lights one. Decoration: the words and the bar say the same. */
export const Dial = memo(function Dial({ order, lit }: { order: StepOrder; lit: number }) {
  const id = useId();
  return (
    <svg className="mandala dial" viewBox="-100 -100 200 200" aria-hidden="true">
      <defs>
        {phases.map((phase) => (
          <g key={phase} id={`${id}${phase}`}>
            <path className="line-fine" d={rays[phase].fine} />
            <path className="line-hair" d={rays[phase].hair} />
          </g>
        ))}
      </defs>
      {rings.map((r) => (
        <circle key={r} className="line-hair" r={r} />
      ))}
      <path className="line-hair" d={inner} />
      {/* On a phone only the crown of the sun has risen: there it turns, so that the newest ray is always in sight. */}
      <g className="dial-rays" transform={`rotate(${(0.5 - lit) * degrees})`}>
        {Array.from({ length: totalSteps }, (_, index) => (
          <use
            // biome-ignore lint/suspicious/noArrayIndexKey: a ray is its place.
            key={index}
            href={`#${id}${stepAt(order, index)?.phase}`}
            className={index < lit ? "dial-lit" : "dial-unlit"}
            transform={`rotate(${index * degrees})`}
          />
        ))}
      </g>
    </svg>
  );
});

const inner = Array.from({ length: 20 }, (_, index) => lotusPetal(10.5, 29, 2.6, index * 18)).join("");
