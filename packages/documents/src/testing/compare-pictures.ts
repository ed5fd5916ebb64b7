import sharp, { type Sharp } from "sharp";

const size = { width: 600, height: 150 };

/** Where a picture has ink, cut to what is drawn and brought to one size. */
type Ink = boolean[];

/** 1 where all ink lies on the same places, 0 where none does. */
export function likeness(a: Ink, b: Ink): number {
  let both = 0;
  let any = 0;
  for (const [index, isInk] of a.entries()) {
    if (isInk && b[index]) both++;
    if (isInk || b[index]) any++;
  }
  return both / any;
}

/** Black on white. */
export async function inkOf(picture: Sharp): Promise<Ink> {
  const white = { background: "#fff" };
  const { data: trimmed, info } = await picture
    .flatten(white)
    .trim({ ...white, threshold: 60 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data } = await sharp(trimmed, { raw: info })
    .resize({ ...size, fit: "fill" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from(data, (value) => value < 128);
}
