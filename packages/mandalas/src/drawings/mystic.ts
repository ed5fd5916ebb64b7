import type { MandalaDesign } from "../design.ts";
import { chord, circle, curve, petal, polar, star } from "../line-drawing.ts";

const step = 360 / 7;

/** Half of an orbit that passes round the center and meets its other half on the far side. */
const orbit = (width: number) => curve([0, 78], [width, 70], [width, -70], [0, -78]);

/** Seven crossing orbits, with moons and stars between them. */
export const mysticMandala = (): MandalaDesign => ({
  rings: [
    { r: 2.4 },
    { r: 26, beads: 49, width: 0.7 },
    { r: 78 },
    { r: 79.6 },
    { r: 98.8, beads: 98, width: 0.8 },
  ],
  wheels: [
    {
      order: 7,
      fine: [
        orbit(34),
        orbit(-34),
        // A crescent is one wide arc closed by a flatter one.
        "M-6.6 -64a6.8 6.8 0 1 0 13.2 0a6.9 5.6 0 0 1 -13.2 0",
        star(89, 8),
      ].join(""),
      hair: [
        orbit(22),
        orbit(-22),
        chord(79.6, 0, step * 2),
        chord(79.6, 0, step * 3),
        star(89, 4.4, step / 2),
        star(69.5, 4.6, step / 2),
        circle(polar(89, step / 4), 1),
        circle(polar(89, -step / 4), 1),
      ].join(""),
    },
    { order: 14, fine: petal(3, 15, 2.4), hair: petal(8, 22, 3, 0.5, step / 4) },
  ],
});
