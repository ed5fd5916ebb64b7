import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { useId } from "react";
import type { MandalaDesign, Ring, Wheel } from "./mandala-design.ts";
import { mandalaDesigns } from "./mandala-designs.ts";

const twoDecimals = (value: number) => Math.round(value * 100) / 100;

function RingLine({ r, beads, ticks, width }: Ring) {
  const count = beads ?? ticks;
  if (!count) return <circle className="line-fine" r={r} />;
  const gap = twoDecimals((2 * Math.PI * r) / count);
  // A dash of no length with round ends is a dot; a short dash of a wide stroke is a tick.
  return beads ? (
    <circle strokeLinecap="round" r={r} strokeWidth={width} strokeDasharray={`0 ${gap}`} />
  ) : (
    <circle r={r} strokeWidth={width} strokeDasharray={`.2 ${twoDecimals(gap - 0.2)}`} />
  );
}

function WheelLines({ wheel, id }: { wheel: Wheel; id: string }) {
  const turns = Array.from({ length: wheel.order - 1 }, (_, index) =>
    twoDecimals(((index + 1) * 360) / wheel.order),
  );
  return (
    <>
      <g id={id}>
        {wheel.fine && <path className="line-fine" d={wheel.fine} />}
        {wheel.hair && <path className="line-hair" d={wheel.hair} />}
      </g>
      {turns.map((degrees) => (
        <use key={degrees} href={`#${id}`} transform={`rotate(${degrees})`} />
      ))}
    </>
  );
}

/** A drawing of rings and repeated figures, in the colour of the text around it. Decoration: it says nothing in words. */
export function MandalaDrawing({ design, className = "" }: { design: MandalaDesign; className?: string }) {
  const id = useId();
  return (
    <svg className={`mandala ${className}`} viewBox="-100 -100 200 200" aria-hidden="true">
      {design.rings.map((ring) => (
        <RingLine key={ring.r} {...ring} />
      ))}
      {design.wheels.map((wheel, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the wheels of a design never change places.
        <WheelLines key={index} wheel={wheel} id={`${id}${index}`} />
      ))}
    </svg>
  );
}

export function Mandala({ archetype, className }: { archetype: ArchetypeKey; className?: string }) {
  return <MandalaDrawing design={mandalaDesigns[archetype]} className={className} />;
}
