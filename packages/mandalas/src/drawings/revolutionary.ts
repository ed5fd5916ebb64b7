import type { MandalaDesign } from "../design.ts";
import { arc, line, type Point, ray, turned } from "../line-drawing.ts";

const step = 360 / 11;

/** A bolt of lightning from `inner` to `outer`. */
function bolt(inner: number, outer: number, width: number, degrees = 0) {
  const at = (x: number, share: number): Point => [x * width, inner + (outer - inner) * share];
  const points = [at(0, 0), at(1, 0.54), at(0.24, 0.5), at(0, 1), at(-1, 0.42), at(-0.24, 0.46), at(0, 0)];
  return line(...turned(degrees, ...points));
}

/** The strokes of one brushed circle: each starts and lifts off where it will, and none closes. */
const strokes: [r: number, from: number, to: number][] = [
  [52, 26, 318],
  [54, 19, 330],
  [56, 24, 338],
  [58, 16, 326],
  [60, 20, 341],
  [62, 14, 334],
  [64, 18, 345],
  [66, 12, 329],
  [68, 15, 340],
];

/** A circle that will not close, and lightning through the gap. */
export const revolutionaryMandala = (): MandalaDesign => ({
  rings: [{ r: 3 }, { r: 5.4 }],
  wheels: [
    {
      order: 1,
      fine: bolt(30, 99, 8) + arc(50, 22, 326) + arc(70, 10, 334),
      hair: strokes.map((stroke) => arc(...stroke)).join(""),
    },
    {
      order: 11,
      fine: [
        bolt(74, 99, 2.6, step / 2),
        line(...turned(step / 2, [-4.2, 17], [0, 46], [4.2, 17])),
        line(...turned(0, [-2.6, 15], [0, 27], [2.6, 15])),
      ].join(""),
      hair: [
        ray(8, 38, step / 2),
        ray(8, 22),
        ray(74, 82, step / 4 - 3),
        ray(74, 90, step / 4),
        ray(74, 95, step * 0.75),
        ray(74, 84, step * 0.75 + 3),
      ].join(""),
    },
  ],
});
