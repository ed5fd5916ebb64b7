import type { MandalaDesign } from "@academy/mandalas/design";
import { arc, circle, curve, line, type Point, polar, ray, turned } from "@academy/mandalas/line-drawing";

/** An egg standing on its blunt end, `r` from the center. */
function egg(r: number, height: number): string {
  const half = height * 0.41;
  const [foot, tip] = [r - height / 2, r + height / 2];
  const belly = r - height * 0.1;
  const side = (way: 1 | -1): [Point, ...Point[]] => [
    [0, foot],
    [way * half * 0.75, foot],
    [way * half, belly - height * 0.16],
    [way * half, belly],
    [way * half, belly + height * 0.3],
    [way * half * 0.5, tip],
    [0, tip],
  ];
  return curve(...side(1)) + curve(...side(-1));
}

/** Where a vertical line `x` from the middle meets a circle. */
const heightAt = (x: number, radius: number) => Math.sqrt(radius ** 2 - x ** 2);

/** Four dozen: 4, 8, 14 and 22 of them, in rings. */
const eggs: MandalaDesign = {
  rings: [{ r: 97 }, { r: 99.5 }],
  wheels: [
    { order: 4, fine: egg(16.5, 22) },
    { order: 8, fine: egg(40, 22) },
    { order: 14, fine: egg(63, 22) },
    { order: 22, fine: egg(85.5, 20.5) },
  ],
};

const ruledAt = [-34, -42, -50, -58, -66, -74];
/** Light falls from a lamp on a page of entries. */
const ledgerAndLamp: MandalaDesign = {
  rings: [],
  wheels: [
    {
      order: 1,
      fine: [
        arc(99.5, -180, 179.9),
        line([0, 99.5], [0, 78]),
        line([-7, 78], [7, 78], [26, 48], [-26, 48], [-7, 78]),
        curve([-8, 48], [-8, 38], [8, 38], [8, 48]),
        line([-62, -22], [0, -26], [62, -22], [62, -76], [0, -80], [-62, -76], [-62, -22]),
        line([0, -26], [0, -80]),
      ].join(""),
      hair: [
        ...ruledAt.flatMap((y) => [line([-56, y + 6], [-6, y + 3]), line([6, y + 3], [56, y + 6])]),
        line([-20, -24], [-20, -77]),
        line([42, -24], [42, -77]),
        ...[-24, -16, -8, 0, 8, 16, 24].map((x) => line([x, 42], [x * 2.6, -14])),
      ].join(""),
    },
  ],
};

const chair = [circle(polar(83, 0), 8), arc(94, -6.5, 6.5)].join("");
const cake = [circle(polar(26, 0), 11), circle(polar(26, 0), 8)].join("");
const slices = [0, 60, 120].map((degrees) => {
  const [from, to] = turned(degrees, [0, 8], [0, -8]) as [Point, Point];
  return line([from[0], from[1] + 26], [to[0], to[1] + 26]);
});
/** A table from above. */
const elevenAtTable: MandalaDesign = {
  rings: [{ r: 66 }, { r: 63 }, { r: 56, beads: 44, width: 0.9 }],
  wheels: [
    { order: 11, fine: chair, hair: ray(68, 73, 9) + ray(68, 73, -9) },
    { order: 3, fine: cake, hair: slices.join("") },
  ],
};

const columns = [-54, -42, -30, -18, -6, 6, 18, 30, 42, 54];
const rows = [-56, -48, -40, -32, -24, -16, -8, 0, 8, 16, 24, 32, 40, 48, 56];
/** A drum from above, its skin ruled in cells. */
const drum: MandalaDesign = {
  rings: [{ r: 66 }, { r: 72 }, { r: 97 }],
  wheels: [
    {
      order: 12,
      fine: line([0, 72], polar(97, 15)) + line([0, 72], polar(97, -15)) + circle(polar(84, 0), 2),
    },
    {
      order: 1,
      hair: [
        ...columns.map((x) => line([x, heightAt(x, 66)], [x, -heightAt(x, 66)])),
        ...rows.map((y) => line([-heightAt(y, 66), y], [heightAt(y, 66), y])),
      ].join(""),
    },
  ],
};

const loafAt = polar(68, 0);
/** A cut across the loaf, `x` beside its middle. */
const cut = (x: number) =>
  curve([x, 82], [x - 3, 74], [x - 3, 62], [x, 54]) + curve([x, 82], [x + 3, 74], [x + 3, 62], [x, 54]);
/** Seven loaves, the first of them ready. */
const loaves: MandalaDesign = {
  rings: [{ r: 99.5 }, { r: 36, beads: 28, width: 1.1 }],
  wheels: [
    { order: 7, fine: circle(loafAt, 24), hair: circle(loafAt, 21.5) },
    { order: 1, fine: cut(-10) + cut(0) + cut(10) },
    { order: 7, hair: ray(8, 29) + ray(14, 26, 12) + ray(14, 26, -12) },
  ],
};

/** In the order of the scenes. */
export const sceneDesigns = [eggs, ledgerAndLamp, elevenAtTable, drum, loaves] as const;
