import sharp, { type Sharp } from "sharp";

const size = { width: 600, height: 150 };

/** Black on white and cut to what is drawn: 1 where all ink lies on the same places, 0 where none does. */
export async function likeness(one: Sharp, other: Sharp): Promise<number> {
  const [a, b] = await Promise.all([inkOf(one), inkOf(other)]);
  let both = 0;
  let any = 0;
  for (const [index, isInk] of a.entries()) {
    if (isInk && b[index]) both++;
    if (isInk || b[index]) any++;
  }
  return both / any;
}

async function inkOf(picture: Sharp): Promise<boolean[]> {
  const white = { background: "#fff" };
  const trimmed = await picture
    .flatten(white)
    .trim({ ...white, threshold: 60 })
    .png()
    .toBuffer();
  const { data } = await sharp(trimmed)
    .resize({ ...size, fit: "fill" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((value) => value < 128);
}
