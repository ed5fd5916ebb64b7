/** The pictures a result is shared as, in pixels: for a post, for a story, and for beside a link. */
export const cardFormats = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1200, height: 630 },
} as const;

export type CardFormat = keyof typeof cardFormats;
export const cardFormatNames = Object.keys(cardFormats) as [CardFormat, ...CardFormat[]];
