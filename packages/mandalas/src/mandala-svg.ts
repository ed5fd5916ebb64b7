import type { MandalaDesign, Ring, Wheel } from "./design.ts";
import { dashOf, turnsOf } from "./strokes.ts";

type Weight = { fine: number; hair: number };

/** The drawing as SVG, within 100 of the origin; weights are in the same measure. */
export function mandalaSvg({ rings, wheels }: MandalaDesign, weight: Weight): string {
  return [
    ...rings.map((ring) => ringSvg(ring, weight.fine)),
    ...wheels.map((wheel) => wheelSvg(wheel, weight)),
  ].join("");
}

function ringSvg(ring: Ring, fine: number): string {
  const dash = dashOf(ring);
  if (!dash) return `<circle r="${ring.r}" stroke-width="${fine}"/>`;
  const cap = ring.beads ? ' stroke-linecap="round"' : "";
  // A dash of no length is not drawn by every renderer; this one is too short to be seen.
  return `<circle r="${ring.r}" stroke-width="${ring.width ?? fine}" stroke-dasharray="${dash[0] || 0.001} ${dash[1]}"${cap}/>`;
}

function wheelSvg(wheel: Wheel, { fine, hair }: Weight): string {
  const figure = [
    wheel.fine ? `<path d="${wheel.fine}" stroke-width="${fine}"/>` : "",
    wheel.hair ? `<path d="${wheel.hair}" stroke-width="${hair}"/>` : "",
  ].join("");
  return turnsOf(wheel)
    .map((degrees) => `<g transform="rotate(${degrees})">${figure}</g>`)
    .join("");
}
