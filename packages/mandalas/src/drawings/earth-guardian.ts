import type { MandalaDesign } from "../design.ts";
import { arc, line, type Point, polar, ray, wave } from "../line-drawing.ts";

const ground = 61.4;

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** A mountain standing on the outer ring: its outline and the edge of its snow. */
function peak(height: number, spread: number, degrees: number) {
  const [left, top, right] = [
    polar(ground, degrees - spread),
    polar(height, degrees),
    polar(ground, degrees + spread),
  ];
  const middle = polar(ground, degrees);
  const snow = line(
    between(top, left, 0.34),
    between(top, between(left, middle, 0.5), 0.48),
    between(top, middle, 0.36),
    between(top, between(middle, right, 0.5), 0.54),
    between(top, right, 0.34),
  );
  return line(left, top, right) + snow;
}

/** Hatching down the side that lies in shadow. */
const shade = (height: number, spread: number, degrees: number) =>
  [0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
    .map((share) =>
      line(polar(height - (height - ground) * share, degrees), polar(ground, degrees + spread * (1 - share))),
    )
    .join("");

/** Mountains around the rings of an old tree. */
export const earthGuardianMandala = (): MandalaDesign => ({
  rings: [{ r: 1.6 }, { r: 4.4 }, { r: 59.8 }, { r: ground }, { r: 98.6, beads: 72, width: 1 }],
  wheels: [
    {
      order: 9,
      fine: [wave(11, 0.5, 9), wave(28, 1.2, 9), wave(47, 1.7, 9), peak(91, 12.4, 0), peak(77, 7.6, 20)].join(
        "",
      ),
      hair: [
        ...[7.6, 15, 19, 22, 25, 32, 35, 39.5, 43, 50.5, 53, 56].map((r) => wave(r, r * 0.036, 9)),
        ray(ground, 80),
        shade(91, 12.4, 0),
        ray(ground, 71.4, 20),
        shade(77, 7.6, 20),
        arc(83, 15.5, 25.5),
        arc(86, 13, 22),
        arc(89, 17, 28),
        arc(94, 4, 14),
        arc(94, 24, 31),
      ].join(""),
    },
  ],
});
