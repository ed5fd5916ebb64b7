import type { MandalaDesign } from "@academy/mandalas/design";
import {
  arc,
  circle,
  curve,
  line,
  type Point,
  petal,
  polar,
  ray,
  star,
  turned,
  winding,
} from "@academy/mandalas/line-drawing";

const steps = (count: number, degrees: number) => Array.from({ length: count }, (_, nth) => nth * degrees);
const shifted = (points: Point[], [x, r]: Point) =>
  points.map((point): Point => [point[0] + x, point[1] + r]);

/** A petal that lies anywhere: half as wide as `half` says, around `center`. */
function looseLeaf(center: Point, length: number, half: number, degrees: number): string {
  const side = (way: 1 | -1): Point[] => [
    [0, -length / 2],
    [way * half, -length * 0.18],
    [way * half, length * 0.2],
    [0, length / 2],
  ];
  return ([1, -1] as const)
    .map((way) => curve(...(shifted(turned(degrees, ...side(way)), center) as [Point, ...Point[]])))
    .join("");
}

/** Ten petals and nine of them in their places; the tenth has come loose. */
const kept = steps(10, 36).filter((degrees) => degrees !== 252);
const loose: Point = [-85, -46];
const missing = (): MandalaDesign => ({
  rings: [{ r: 9 }, { r: 13 }, { r: 19, beads: 20, width: 1.5 }, { r: 68 }],
  wheels: [
    {
      order: 1,
      fine: [
        ...kept.map((degrees) => petal(23, 64, 10, 0.55, degrees)),
        looseLeaf(loose, 41, 10, -28),
        circle([0, 0], 3),
      ].join(""),
      hair: [
        ...kept.map((degrees) => petal(28, 56, 6, 0.55, degrees)),
        ...kept.map((degrees) => petal(33, 48, 2.6, 0.55, degrees)),
        looseLeaf(loose, 28, 6, -28),
        looseLeaf(loose, 15, 2.6, -28),
        ...steps(60, 6)
          .filter((degrees) => Math.abs(degrees - 246) > 20)
          .map((degrees) => ray(72, degrees % 36 === 0 ? 80 : 75, degrees)),
      ].join(""),
    },
  ],
});

/** A gate of closed petals around a keyhole. */
const locked = (): MandalaDesign => ({
  rings: [
    { r: 30 },
    { r: 33 },
    { r: 38, beads: 24, width: 1.8 },
    { r: 84 },
    { r: 88 },
    { r: 98, beads: 48, width: 1.4 },
  ],
  wheels: [
    { order: 12, fine: petal(43, 83, 9, 0.5), hair: petal(49, 77, 5, 0.5) },
    { order: 24, hair: ray(84, 88) },
    { order: 12, hair: petal(89, 96, 2.4, 0.5, 15) },
    {
      order: 1,
      fine: [
        circle([0, 6], 7.5),
        line([-3.6, -0.4], [-7, -16], [7, -16], [3.6, -0.4]),
        arc(24, -180, 179.9),
      ].join(""),
      hair: star(19.5, 2.6),
    },
  ],
});

/** A thread wound into rings that has snapped: two loose ends, curling away from each other. */
const failed = (): MandalaDesign => ({
  rings: [{ r: 8 }, { r: 92, beads: 60, width: 1.4 }],
  wheels: [
    {
      order: 1,
      fine: [
        winding(...steps(49, 1).map((nth) => [12 + nth * 0.92, nth * 22.5] as const)),
        winding([57, 0], [60, 12], [66, 22], [74, 24], [78, 18], [73, 13], [68, 17]),
        winding(...steps(14, 1).map((nth) => [70 + nth * 0.5, 62 + nth * 21] as const)),
        winding([70, 62], [66, 52], [60, 48], [56, 54], [60, 60], [64, 57]),
      ].join(""),
      hair: [
        winding(...steps(49, 1).map((nth) => [14.4 + nth * 0.92, nth * 22.5] as const)),
        winding(...steps(14, 1).map((nth) => [73 + nth * 0.5, 62 + nth * 21] as const)),
        ...steps(5, 1).map((nth) => line(polar(63 + nth * 4, 35 + nth), polar(65 + nth * 4, 38 + nth))),
      ].join(""),
    },
  ],
});

export const pageDesigns = { missing, locked, failed };
