import type { MandalaDesign, Wheel } from "./design.ts";
import { arc, circle, lotusPetal, petal, polar, ray } from "./line-drawing.ts";

/** The middle and the rim of the academy's own mandala. */
export const risingLight: MandalaDesign = {
  rings: [
    { r: 5 },
    { r: 6.6 },
    { r: 24.4, beads: 60, width: 0.5 },
    { r: 26.4 },
    { r: 27.6 },
    { r: 99, beads: 180, width: 0.5 },
  ],
  wheels: [{ order: 20, fine: petal(6.6, 22.6, 2.2, 0.5), hair: petal(9.6, 19, 1, 0.5) + ray(16, 23, 9) }],
};

/** One of its ten rays; each is drawn in the hue of an archetype. */
export const risingRay: Wheel = {
  order: 10,
  fine: [
    lotusPetal(27.6, 60, 10.4),
    lotusPetal(42, 80, 11.6, 18),
    lotusPetal(62, 92, 7.6),
    circle(polar(85.4, 18), 1.2),
  ].join(""),
  hair: [
    lotusPetal(30.4, 56, 8.2),
    lotusPetal(33, 52, 6),
    lotusPetal(35.6, 48, 3.8),
    ray(38, 45),
    lotusPetal(47, 76, 9.2, 18),
    lotusPetal(51, 72, 6.8, 18),
    lotusPetal(55, 68, 4.4, 18),
    ray(58, 65, 18),
    lotusPetal(65, 88, 5.6),
    lotusPetal(68, 84, 3.6),
    petal(71, 80, 1.6),
    ray(80.6, 83.4, 18),
    ray(87.4, 97, 18),
    ray(86, 96, 15.4),
    ray(86, 96, 20.6),
    ray(85, 94, 12.8),
    ray(85, 94, 23.2),
    ray(84, 92, 10.2),
    ray(84, 92, 25.8),
    arc(96.6, -7, 7),
    arc(94.6, -4, 4),
  ].join(""),
};
