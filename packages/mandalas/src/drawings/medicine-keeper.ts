import type { MandalaDesign } from "../design.ts";
import { both, circle, curve, line, type Point, petal, ray, turned } from "../line-drawing.ts";

const nodes = [31, 43, 55];

/** A leaf growing from the stem at `r`, out and upwards to the right. */
const leaf = (r: number, size: number): Point[] => [
  [0, r],
  [size * 0.2, r + size * 0.62],
  [size * 0.66, r + size * 0.86],
  [size, r + size * 0.8],
  [size * 0.94, r + size * 0.44],
  [size * 0.58, r + size * 0.08],
  [0, r],
];

const berry = (r: number, side: number) => circle(turned(18, [side, r])[0] as Point, 1.4);

/** Sprigs laid out to dry, berries between them. */
export const medicineKeeperMandala = (): MandalaDesign => ({
  rings: [{ r: 3.4 }, { r: 22 }, { r: 23.6 }, { r: 98.6, beads: 80, width: 0.8 }],
  wheels: [
    {
      order: 10,
      fine: [
        petal(3.4, 20, 4.6, 0.6),
        ray(23.6, 69),
        petal(68, 96, 8, 0.42),
        ...nodes.map((r, index) => both(curve, leaf(r, 12 + index * 2.2))),
        ray(23.6, 64, 18),
        petal(64, 76, 3, 0.5, 18),
      ].join(""),
      hair: [
        petal(7, 17, 2.2, 0.6),
        ray(68, 92),
        ...[72, 76, 80, 84].map((r, index) =>
          both(line, [
            [0, r],
            [4.4 - index * 0.6, r + 4],
          ]),
        ),
        ...nodes.map((r, index) =>
          both(curve, [
            [0, r],
            [3, r + 5],
            [6, r + 6.6],
            [9.4 + index * 1.6, r + 8.4 + index],
          ]),
        ),
        both(
          curve,
          [
            [0, 76],
            [0.6, 80],
            [3, 83],
            [5.4, 84],
          ],
          18,
        ),
        ray(76, 88, 18),
        berry(90, 0),
        berry(84.6, 6.6),
        berry(84.6, -6.6),
      ].join(""),
    },
  ],
});
