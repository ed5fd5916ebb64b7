import { risingLight, risingRay } from "@academy/mandalas/rising-light";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { useId } from "react";
import { hueClass } from "./archetype-hue.ts";
import { MandalaDrawing } from "./mandala-drawing.tsx";

/** The academy's own mandala: a sun whose ten rays wear the hues of the ten archetypes. */
export function RisingMandala() {
  const id = useId();
  return (
    <div className="rising-drawing sets-with-scroll">
      <MandalaDrawing design={risingLight} className="text-gold" />
      <svg className="mandala" viewBox="-100 -100 200 200" aria-hidden="true">
        <defs>
          <g id={id}>
            <path className="line-fine" d={risingRay.fine} />
            <path className="line-hair" d={risingRay.hair} />
          </g>
        </defs>
        {archetypeKeys.map((key, index) => (
          // The first archetype sits at the left horizon, so that a half-risen sun shows six of them in order.
          <use key={key} href={`#${id}`} className={hueClass[key]} transform={`rotate(${index * 36 - 90})`} />
        ))}
      </svg>
    </div>
  );
}
