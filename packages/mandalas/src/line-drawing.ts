/**
 * Line work for figures that repeat around a center. A figure is drawn once, pointing up: `x` runs to the right and
 * `r` outwards from the center, so every number reads as a distance on the page. Results are SVG path data.
 */
export type Point = readonly [x: number, r: number];

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ([x, r]: Point) => `${round(x)} ${round(-r)}`;

/** The point at a distance from the center, `degrees` clockwise from the top. */
export function polar(r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [r * Math.sin(angle), r * Math.cos(angle)];
}

export function turned(degrees: number, ...points: Point[]): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return points.map(([x, r]) => [x * cos + r * sin, r * cos - x * sin]);
}

/** Straight from point to point. */
export const line = (...points: Point[]) => `M${points.map(pair).join("L")}`;

/** A chain of cubic curves: the start, then two handles and an end for each piece. */
export const curve = (start: Point, ...rest: Point[]) => `M${pair(start)}C${rest.map(pair).join(" ")}`;

/** The same stroke on both sides of an axis, which itself may be turned. */
export function both(stroke: (...points: [Point, ...Point[]]) => string, points: Point[], degrees = 0) {
  const sides = [points, points.map(([x, r]): Point => [-x, r])];
  return sides.map((side) => stroke(...(turned(degrees, ...side) as [Point, ...Point[]]))).join("");
}

/** A straight stroke outwards. */
export const ray = (from: number, to: number, degrees = 0) => line(polar(from, degrees), polar(to, degrees));

/** The straight line across a circle between two of its points. */
export const chord = (r: number, from: number, to: number) => line(polar(r, from), polar(r, to));

/** Part of a circle around the center, clockwise. */
export function arc(r: number, from: number, to: number) {
  const large = to - from > 180 ? 1 : 0;
  return `M${pair(polar(r, from))}A${r} ${r} 0 ${large} 1 ${pair(polar(r, to))}`;
}

/** A whole circle around a point of the figure. */
export function circle([x, r]: Point, radius: number) {
  const half = `a${radius} ${radius} 0 1 1 `;
  return `M${pair([x - radius, r])}${half}${2 * radius} 0${half}${-2 * radius} 0`;
}

/** A smooth stroke through stops given by distance and angle, so that it can wind around the center. */
export function winding(...stops: (readonly [r: number, degrees: number])[]) {
  const points = stops.map(([r, degrees]) => polar(r, degrees));
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point;
  const pieces = points.slice(1).flatMap((end, index): Point[] => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    return [
      [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6],
      [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6],
      end,
    ];
  });
  return curve(at(0), ...pieces);
}

/** A leaf-shaped petal from `inner` to `outer`, widest where `belly` says (0 at the base, 1 at the tip). */
export function petal(inner: number, outer: number, halfWidth: number, belly = 0.5, degrees = 0) {
  const at = (share: number) => inner + (outer - inner) * share;
  const side: Point[] = [
    [0, inner],
    [halfWidth, at(belly - 0.25)],
    [halfWidth, at(belly + 0.15)],
    [0, outer],
  ];
  return both(curve, side, degrees);
}

/** A lotus petal: full shoulders drawn in to a flicked tip. */
export function lotusPetal(inner: number, outer: number, halfWidth: number, degrees = 0) {
  const at = (share: number) => inner + (outer - inner) * share;
  const side: Point[] = [
    [0, inner],
    [halfWidth * 0.7, at(0.02)],
    [halfWidth, at(0.25)],
    [halfWidth, at(0.47)],
    [halfWidth, at(0.74)],
    [halfWidth * 0.22, at(0.8)],
    [0, outer],
  ];
  return both(curve, side, degrees);
}

/** A four-pointed star, `r` from the center. */
export function star(r: number, size: number, degrees = 0) {
  const waist = size * 0.2;
  const side: Point[] = [
    [0, r + size],
    [waist, r + waist],
    [size * 0.62, r],
    [waist, r - waist],
    [0, r - size],
  ];
  return both(line, side, degrees);
}

/** One swell of a ring that waves in and out `order` times. */
export function wave(r: number, height: number, order: number) {
  const step = 360 / order;
  const [crest, trough] = [r + height, r - height];
  // Handles lie along the circle at crest and trough, so that the repeated swells join without a corner.
  const reach = (radius: number) => radius * Math.tan((step * 0.21 * Math.PI) / 180);
  const [handle] = turned(-step / 2, [reach(trough), trough]) as [Point];
  return both(curve, [[0, crest], [-reach(crest), crest], handle, polar(trough, -step / 2)]);
}
