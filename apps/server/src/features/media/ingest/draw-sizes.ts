import { oneAtATime } from "../../../platform/one-at-a-time.ts";
import { Refused } from "./refused.ts";

type DrawnSize = { format: "avif" | "webp"; width: number; bytes: Buffer };
export type ResizedImage = { width: number; height: number; sizes: DrawnSize[] };

/** A phone, a column of text, a wide screen. */
const widths = [480, 960, 1600];
/** A camera's picture has less; a small file that unpacks to more is there to do harm. */
const maxPixels = 60_000_000;

/** Drawn anew in the sizes pages show: nothing else that was in the file leaves it, its place on Earth included. */
export const drawSizes = (path: string): Promise<ResizedImage> => inTurn(() => draw(path));

/** Whole, the largest takes a quarter of a gigabyte while it is drawn. */
const inTurn = oneAtATime(100);

async function draw(path: string): Promise<ResizedImage> {
  const { default: sharp } = await import("sharp");
  // On one thread of the pool, so that visitors notice nothing.
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const open = () => sharp(path, { limitInputPixels: maxPixels, failOn: "error", pages: 1 }).autoOrient();
    const { autoOrient, width: stored, height: high } = await open().metadata();
    const width = autoOrient?.width ?? stored;
    const height = autoOrient?.height ?? high;
    if (!width || !height) throw new Refused("unreadable");
    if (width * height > maxPixels) throw new Refused("too-many-pixels");
    const sizes: DrawnSize[] = [];
    for (const each of widthsFor(width)) {
      const resized = open().resize({ width: each, withoutEnlargement: true });
      const webp = await resized.clone().webp({ quality: 80 }).toBuffer();
      const avif = await resized.clone().avif({ quality: 55, effort: 2 }).toBuffer();
      sizes.push({ format: "avif", width: each, bytes: avif }, { format: "webp", width: each, bytes: webp });
    }
    return { width, height, sizes };
  } catch (cause) {
    if (cause instanceof Refused) throw cause;
    throw new Refused(/pixel limit|exceeds/i.test(String(cause)) ? "too-many-pixels" : "unreadable", cause);
  }
}

const widthsFor = (width: number) => [...new Set(widths.map((each) => Math.min(each, width)))];
