import type { MandalaDesign } from "../design.ts";
import { chord, circle, polar, winding } from "../line-drawing.ts";

/** One edge of a flame that sways as it rises; `side` runs from -1 to 1, and 0 is the middle. */
const flameLine = (side: number) =>
  winding(
    ...[0, 0.18, 0.36, 0.54, 0.72, 0.88, 1].map((share): readonly [number, number] => {
      const sway = 34 * share + 12 * Math.sin(share * Math.PI * 1.9);
      const spread = 20 * (1 - share) ** 0.9;
      return [30 + 66 * share, sway + side * spread];
    }),
  );

/** Flames winding out of the circle, square and triangle of the old emblem. */
export const alchemistMandala = (): MandalaDesign => ({
  rings: [
    { r: 5.6 },
    { r: 23 },
    { r: 24.6 },
    { r: 27.4, beads: 63, width: 0.8 },
    { r: 30 },
    { r: 98.6, beads: 81, width: 0.8 },
  ],
  wheels: [
    { order: 3, fine: chord(23, 0, 120) },
    { order: 4, fine: chord(8, 45, 135) },
    {
      order: 9,
      fine: flameLine(-1) + flameLine(1),
      hair: [
        ...[-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map(flameLine),
        circle(polar(92, 14), 1.8),
        circle(polar(84, 6), 1.2),
        circle(polar(92, 5), 0.8),
      ].join(""),
    },
  ],
});
