import type { MandalaDesign, Ring, Wheel } from "@academy/mandalas/design";
import { mandalaDesign } from "@academy/mandalas/designs";
import { filledSun } from "@academy/mandalas/filled-sun";
import { dashOf, turnsOf } from "@academy/mandalas/strokes";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { useId } from "react";

function RingLine(ring: Ring) {
  const dash = dashOf(ring);
  if (!dash) return <circle className="line-fine" r={ring.r} />;
  return (
    <circle
      strokeLinecap={ring.beads ? "round" : undefined}
      r={ring.r}
      strokeWidth={ring.width}
      strokeDasharray={dash.join(" ")}
    />
  );
}

function WheelLines({ wheel, id }: { wheel: Wheel; id: string }) {
  return (
    <>
      <g id={id}>
        {wheel.fine && <path className="line-fine" d={wheel.fine} />}
        {wheel.hair && <path className="line-hair" d={wheel.hair} />}
      </g>
      {turnsOf(wheel)
        .slice(1)
        .map((degrees) => (
          <use key={degrees} href={`#${id}`} transform={`rotate(${degrees})`} />
        ))}
    </>
  );
}

/** The lines of a design, within 100 of the origin of the drawing they stand in. */
function MandalaLines({ design }: { design: MandalaDesign }) {
  const id = useId();
  return (
    <>
      {design.rings.map((ring) => (
        <RingLine key={ring.r} {...ring} />
      ))}
      {design.wheels.map((wheel, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the wheels of a design never change places.
        <WheelLines key={index} wheel={wheel} id={`${id}${index}`} />
      ))}
    </>
  );
}

/** A drawing of rings and repeated figures, in the color of the text around it. Decoration: it says nothing in words. */
export function MandalaDrawing({ design, className = "" }: { design: MandalaDesign; className?: string }) {
  return (
    <svg className={`mandala ${className}`} viewBox="-100 -100 200 200" aria-hidden="true">
      <MandalaLines design={design} />
    </svg>
  );
}

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
