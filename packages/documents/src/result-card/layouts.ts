import type { CardFormat } from "@academy/quiz/card-formats";

type Line = { top: number; size: number; most?: number };

type Layout = {
  /** How far the frame is from the edge. */
  frame: number;
  /** Where the ground of the mandala, which begins in the upper left corner of the frame, ends. */
  ground: { right: number; bottom: number };
  /** The mandala's center and radius. */
  plate: { x: number; y: number; radius: number };
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
    frame: 36,
    ground: { right: 1035, bottom: 612 },
    plate: { x: 540, y: 328, radius: 262 },
    column: { center: 540, width: 920 },
    name: { top: 628, size: 40 },
    title: { top: 678, size: 98 },
    subtitle: { top: 798, size: 48 },
    support: { top: 860, size: 42 },
    brand: { top: 926, size: 36 },
    invitation: { top: 969, size: 34 },
  },
  story: {
    frame: 44,
    ground: { right: 1027, bottom: 1136 },
    plate: { x: 540, y: 618, radius: 440 },
    column: { center: 540, width: 840 },
    name: { top: 1168, size: 50 },
    title: { top: 1226, size: 128, most: 2 },
    subtitle: { top: 1536, size: 54 },
    support: { top: 1606, size: 46 },
    brand: { top: 1716, size: 42 },
    invitation: { top: 1768, size: 38 },
  },
  wide: {
    frame: 24,
    ground: { right: 560, bottom: 597 },
    plate: { x: 296, y: 315, radius: 240 },
    column: { center: 864, width: 540 },
    name: { top: 104, size: 34 },
    title: { top: 152, size: 80, most: 2 },
    subtitle: { top: 352, size: 38 },
    support: { top: 404, size: 31 },
    brand: { top: 476, size: 32 },
    invitation: { top: 518, size: 28 },
  },
};
