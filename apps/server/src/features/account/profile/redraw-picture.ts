import { AppError } from "../../../platform/errors.ts";
import { oneAtATime } from "../../../platform/one-at-a-time.ts";
import { isPicture } from "./picture.rules.ts";

const side = 512;
/** A camera's picture has less; a small file that unpacks to more is no picture of a person. */
const maxPixels = 60_000_000;

export const wrongPictureType = "Please choose a PNG, JPEG or WebP picture.";

/** Drawn anew: what leaves is a square of pixels without anything else that was in the file. */
export async function redrawPicture(bytes: Buffer): Promise<Buffer> {
  if (!isPicture(bytes)) throw new AppError("UNSUPPORTED_TYPE", { message: wrongPictureType });
  return inTurn(() => redraw(bytes));
}

/** Whole, the largest takes a quarter of a gigabyte while it is drawn. */
const inTurn = oneAtATime(8);

async function redraw(bytes: Buffer): Promise<Buffer> {
  // Large, and needed by few calls.
  const { default: sharp } = await import("sharp");
  // One picture at a time is fast enough; what it would keep for the next one is not needed.
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
      .autoOrient()
      .resize(side, side, { fit: "cover", position: "attention" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    if (/pixel limit/i.test(String(cause))) {
      throw new AppError("TOO_LARGE", {
        message: "That picture is too large. Please choose a smaller one.",
        cause,
      });
    }
    throw new AppError("BAD_REQUEST", {
      message: "We can’t read that picture. Please try another one.",
      cause,
    });
  }
}
