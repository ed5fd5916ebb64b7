import type { MandalaDesign } from "../design.ts";
import { circle, petal, polar, winding } from "../line-drawing.ts";

type Stop = readonly [r: number, degrees: number];

/** The lines one bristle leaves: every bristle starts and lifts off with the brush, and swings out on its own. */
const bristles = ([from, to]: [Stop, Stop], swings: number[]) =>
  swings
    .map((swing) =>
      winding(
        from,
        [from[0] * 0.62 + to[0] * 0.38 + swing * 0.55, from[1] * 0.72 + to[1] * 0.28 + swing],
        [from[0] * 0.3 + to[0] * 0.7 + swing * 0.4, from[1] * 0.38 + to[1] * 0.62 + swing],
        to,
      ),
    )
    .join("");

const outward: [Stop, Stop] = [
  [40, -4],
  [94, 62],
];
const inward: [Stop, Stop] = [
  [74, 2],
  [14, 58],
];

/** Loaded brush strokes, crossing, with drops flung between them. */
export const artistMandala = (): MandalaDesign => ({
  rings: [{ r: 3 }, { r: 98.6, beads: 50, width: 1.2 }],
  wheels: [
    {
      order: 10,
      fine: bristles(outward, [-9, 9]) + circle(polar(91, 8), 3.4),
      hair: bristles(outward, [-6, -3, 0, 3, 6]) + circle(polar(91, 8), 1.6) + circle(polar(84, 1), 1.2),
    },
    { order: 5, fine: bristles(inward, [-10, 12]) + petal(3, 15, 3.4), hair: bristles(inward, [-5, 1, 7]) },
  ],
});
