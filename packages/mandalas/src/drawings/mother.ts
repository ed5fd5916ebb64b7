import type { MandalaDesign } from "../design.ts";
import { both, circle, curve, lotusPetal, type Point, petal, polar, ray } from "../line-drawing.ts";

/** A petal of a row further back: only what shows above the row in front of it. */
function petalBehind(foot: Point, shoulder: Point, tip: number, degrees: number) {
  const [x, r] = shoulder;
  const side: Point[] = [
    foot,
    [foot[0] + (x - foot[0]) * 0.7, foot[1] + (r - foot[1]) * 0.2],
    [x, r - (r - foot[1]) * 0.45],
    shoulder,
    [x, r + (tip - r) * 0.5],
    [x * 0.22, r + (tip - r) * 0.62],
    [0, tip],
  ];
  return both(curve, side, degrees);
}

/** A lotus opening in four rows. */
export const motherMandala = (): MandalaDesign => ({
  rings: [{ r: 4 }, { r: 7, beads: 16, width: 1.1 }, { r: 98.6, beads: 96, width: 0.8 }],
  wheels: [
    {
      order: 8,
      fine: [
        lotusPetal(9, 34, 8.6),
        petalBehind([7.4, 28.4], [15.4, 38], 57, 22.5),
        petalBehind([14, 49.1], [23.6, 60], 80, 0),
        petalBehind([19.8, 71.2], [21.6, 76], 97, 22.5),
        petalBehind([4.4, 76], [9.8, 84.6], 97, 0),
      ].join(""),
      hair: [
        lotusPetal(12, 29, 5.4),
        ray(15, 24),
        petalBehind([5, 30.4], [11, 38.4], 51, 22.5),
        petal(32, 46, 4.4, 0.4, 22.5),
        petalBehind([10.4, 51.4], [18.4, 60.4], 74.6, 0),
        petalBehind([8.6, 53.4], [13, 60.8], 69.6, 0),
        petal(52, 64.6, 4.6, 0.4),
        petalBehind([14.4, 73], [16.6, 77], 91.6, 22.5),
        petalBehind([9.4, 74.4], [11.6, 78], 87, 22.5),
        petal(70, 83, 4.4, 0.4, 22.5),
        petalBehind([3.4, 81.4], [5.8, 85.4], 92.4, 0),
        circle(polar(96, 10), 0.9),
        circle(polar(96, -10), 0.9),
      ].join(""),
    },
  ],
});
