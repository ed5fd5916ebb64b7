import type { CardFormat } from "@academy/quiz/card-formats";

type Line = { top: number; size: number; most?: number };

type Layout = {
  /** The mandala's center and radius. What runs over the frame is cut off there. */
  plate: { x: number; y: number; radius: number };
  /** How far the frame is from the edge. */
  frame: number;
  /** Where the words stand: their middle, and how wide they may be. */
  column: { center: number; width: number };
  name: Line;
  title: Line;
  subtitle: Line;
  support: Line;
  brand: Line;
  invitation: Line;
};

/** A story's words keep clear of what is laid over its top and its foot wherever stories are shown. */
export const layouts: Record<CardFormat, Layout> = {
  square: {
    plate: { x: 540, y: 286, radius: 404 },
    frame: 36,
    column: { center: 540, width: 880 },
    name: { top: 698, size: 36 },
    title: { top: 744, size: 90 },
    subtitle: { top: 850, size: 36 },
    support: { top: 900, size: 27 },
    brand: { top: 955, size: 25 },
    invitation: { top: 989, size: 21 },
  },
  story: {
    plate: { x: 540, y: 486, radius: 584 },
    frame: 44,
    column: { center: 540, width: 800 },
    name: { top: 1122, size: 44 },
    title: { top: 1180, size: 128, most: 2 },
    subtitle: { top: 1494, size: 42 },
    support: { top: 1558, size: 34 },
    brand: { top: 1700, size: 34 },
    invitation: { top: 1750, size: 30 },
  },
  wide: {
    plate: { x: 96, y: 315, radius: 516 },
    frame: 24,
    column: { center: 898, width: 480 },
    name: { top: 146, size: 28 },
    title: { top: 190, size: 76, most: 2 },
    subtitle: { top: 378, size: 29 },
    support: { top: 424, size: 22 },
    brand: { top: 508, size: 24 },
    invitation: { top: 542, size: 20 },
  },
};
