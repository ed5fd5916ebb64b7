import type { MandalaDesign } from "./design.ts";
import { filledSun, tint } from "./filled-sun.ts";
import { mandalaSvg } from "./mandala-svg.ts";

/** A mandala in the middle of a sun of filled petals, as SVG within 100 of the origin. `radius` is what 100 will be. */
export function filledMandalaSvg(design: MandalaDesign, hue: string, radius: number): string {
  const { petals, sparks, veins, middle } = filledSun();
  const weight = { fine: 170 / radius, hair: 95 / radius };
  const scale = (middle - 3) / 100;
  const inner = { fine: weight.fine / scale, hair: weight.hair / scale };
  return `<g stroke="${hue}" stroke-linejoin="round" stroke-width="${weight.fine}"><path d="${petals}" fill="${tint(hue, 0.46)}"/><path d="${sparks}" fill="${tint(hue, 0.3)}"/><g fill="none"><path d="${veins}" stroke-width="${weight.hair}"/><circle r="${middle}" fill="${tint(hue, 0.05)}"/><g transform="scale(${scale})">${mandalaSvg(design, inner)}</g></g></g>`;
}
