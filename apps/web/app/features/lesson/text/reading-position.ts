type Box = { top: number; height: number };

/** Where eyes rest on a page, as a share of its height. */
const lineOfSight = 0.25;

/** How far down a text the reader is, from 0 to 1, by where its box lies in the window. */
export function readingPosition({ top, height }: Box, windowHeight: number): number {
  if (height <= 0) return 0;
  const share = (windowHeight * lineOfSight - top) / height;
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
}

/** How far the window has to be scrolled for the reader to be there again. */
export const scrollFor = (position: number, { top, height }: Box, windowHeight: number): number =>
  Math.max(0, top + position * height - windowHeight * lineOfSight);

/** About a line: margins and fractions of a pixel must not keep anybody from the end. */
const lineHeight = 32;

/** Whether its last line is in the window. */
export const isEndInView = ({ top, height }: Box, windowHeight: number): boolean =>
  top + height <= windowHeight + lineHeight;

/** Read to its end, or not begun, it opens at its beginning. */
export const opensWithin = (position: number): boolean => position > 0 && position < 1;
