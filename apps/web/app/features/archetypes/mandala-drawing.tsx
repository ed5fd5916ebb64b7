import type { MandalaDesign, Ring, Wheel } from "@academy/mandalas/design";
import { dashOf, turnsOf } from "@academy/mandalas/strokes";
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
