/** The little of fontkit that is used here; it brings no types of its own. */
declare module "fontkit" {
  type Path = { toSVG(): string; transform(...matrix: number[]): Path };
  export type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      glyphs: { path: Path }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  };
  export function open(file: string): Promise<Font>;
}
