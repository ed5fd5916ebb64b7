import type { MandalaDesign } from "../design.ts";
import { circle, petal, polar, ray, star, wave } from "../line-drawing.ts";

const swells = (...rings: [r: number, height: number][]) =>
  rings.map(([r, height]) => wave(r, height, 12)).join("");

/** A voice traveling outwards in waves. */
export const performerMandala = (): MandalaDesign => ({
  rings: [{ r: 3 }, { r: 6 }, { r: 97, ticks: 180, width: 4 }],
  wheels: [
    {
      order: 12,
      fine: swells([24, 5], [50, 8], [82, 9]) + petal(6, 17, 1.8) + star(39, 4),
      hair: [
        swells(
          [27, 5],
          [30, 5],
          [33.4, 5.4],
          [54, 8],
          [58, 8],
          [62, 8],
          [66, 8],
          [85, 8],
          [87.6, 6.6],
          [89.8, 5],
        ),
        ray(9, 17, 15),
        circle(polar(43, 15), 1.2),
        circle(polar(47, 15), 0.7),
        ray(72, 86),
        ray(77, 86, 3),
        ray(77, 86, -3),
      ].join(""),
    },
  ],
});
