import type { MandalaDesign } from "../design.ts";
import { both, circle, curve, line, type Point, petal, polar, ray } from "../line-drawing.ts";

/** One line of a pair of open pages: it rises from the spine and falls to the edge. */
const page = (r: number, width: number): Point[] => [
  [0, r],
  [width * 0.2, r + 4.6],
  [width * 0.68, r + 5.4],
  [width, r + 2.6],
];

/** Open books around a sun. */
export const teacherMandala = (): MandalaDesign => ({
  rings: [
    { r: 5.6 },
    { r: 7.4 },
    { r: 35 },
    { r: 37.4, beads: 64, width: 0.9 },
    { r: 70.4 },
    { r: 72 },
    { r: 98.5, beads: 64, width: 1.1 },
  ],
  wheels: [
    { order: 16, fine: petal(7.4, 33, 4, 0.42), hair: petal(11, 27, 1.9, 0.42) + ray(20, 35, 11.25) },
    {
      order: 8,
      fine: [
        both(curve, page(42.6, 13.4)),
        both(curve, page(58, 15.4)),
        both(line, [
          [13.4, 45.2],
          [15.4, 60.6],
        ]),
        ray(42.6, 58),
        petal(44, 62, 3, 0.34, 22.5),
      ].join(""),
      hair: [
        both(curve, page(40.6, 14.4)),
        both(line, [
          [14.4, 43.2],
          [15, 45],
        ]),
        both(curve, page(46.5, 13.8)),
        both(curve, page(50.3, 14.4)),
        both(curve, page(54.1, 14.9)),
        circle(polar(66, 22.5), 1.1),
        ray(63.4, 70.4),
      ].join(""),
    },
    {
      order: 16,
      fine: petal(72, 96.5, 4.6, 0.34),
      hair: [petal(74, 90, 2, 0.34), ray(72, 96, 11.25), ray(72, 86, 8), ray(72, 86, 14.5)].join(""),
    },
  ],
});
