/** The little of fontkit that is used here; it brings no types of its own. */
declare module "fontkit" {
  type Path = {
    toSVG(): string;
    transform(...matrix: number[]): Path;
    mapPoints(change: (x: number, y: number) => [number, number]): Path;
  };
  export type Font = {
    unitsPerEm: number;
    getGlyph(id: number): { path: Path };
    glyphForCodePoint(codePoint: number): { codePoints: number[] };
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      advanceWidth: number;
      glyphs: { path: Path }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  };
  export function open(file: string): Promise<Font>;
  export function create(bytes: Buffer): Font;
}
