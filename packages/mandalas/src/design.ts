/** A figure drawn once and repeated `order` times around the center, in fine lines and hairlines. */
export type Wheel = { order: number; fine?: string; hair?: string };

/** A circle around the center. `beads` sets it with dots and `ticks` with short strokes, that many of them. */
export type Ring = { r: number; beads?: number; ticks?: number; width?: number };

/** Everything lies within 100 of the center. */
export type MandalaDesign = { rings: Ring[]; wheels: Wheel[] };
