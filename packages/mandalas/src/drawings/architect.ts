import type { MandalaDesign } from "../design.ts";
import { chord, circle, line, polar, ray, turned } from "../line-drawing.ts";

/** A compass point with one half hatched, as engravers shade it. */
const needle = (length: number, width: number, degrees = 0) =>
  line(...turned(degrees, [-width, width], [0, length], [width, width])) + ray(0, length, degrees);

const hatching = (length: number, width: number, degrees = 0) =>
  [0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84]
    .map((share) => {
      const r = width + (length - width) * (1 - share);
      return line(...turned(degrees, [0, r - 3 * share], [width * share, r]));
    })
    .join("");

/** A compass rose on a drawing board. */
export const architectMandala = (): MandalaDesign => ({
  rings: [
    { r: 30 },
    { r: 66 },
    { r: 63.8, ticks: 96, width: 3 },
    { r: 92 },
    { r: 98.6 },
    { r: 95.4, ticks: 144, width: 4.6 },
  ],
  wheels: [
    {
      order: 4,
      fine: [
        needle(92, 9),
        needle(66, 6.4, 45),
        chord(92, -45, 45),
        chord(92, 0, 90),
        circle(polar(79, 45), 5.4),
      ].join(""),
      hair: [
        hatching(92, 9),
        hatching(66, 6.4, 45),
        chord(66, -45, 45),
        chord(66, 0, 90),
        chord(30, -45, 45),
        chord(30, 0, 90),
        ray(30, 92, 22.5),
        ray(30, 92, 67.5),
        circle(polar(46, 22.5), 13),
        circle(polar(46, -22.5), 13),
        circle(polar(79, 45), 2.6),
        ray(66, 73.6, 45),
      ].join(""),
    },
  ],
});
