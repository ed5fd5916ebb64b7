import { mandalaDesign } from "@academy/mandalas/designs";
import { filledSun } from "@academy/mandalas/filled-sun";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { MandalaLines } from "./mandala-drawing.tsx";

/** A mandala in the middle of a sun of filled petals, as on the cover of a course. Decoration. */
export function FilledMandala({ archetype }: { archetype: ArchetypeKey }) {
  const { petals, sparks, veins, middle } = filledSun();
  return (
    <svg className="mandala" viewBox="-100 -100 200 200" aria-hidden="true">
      <path className="line-fine sun-petals forced-colors:fill-none" d={petals} />
      <path className="line-fine sun-sparks forced-colors:fill-none" d={sparks} />
      <path className="line-hair" d={veins} />
      <circle className="line-fine sun-middle forced-colors:fill-none" r={middle} />
      <g transform={`scale(${(middle - 3) / 100})`}>
        <MandalaLines design={mandalaDesign(archetype)} />
      </g>
    </svg>
  );
}
