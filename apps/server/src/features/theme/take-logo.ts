import { Readable } from "node:stream";
import { logoMaxBytes } from "@academy/contract/fields/theme-colors";
import type { Logo } from "@academy/contract/studio/theme";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { findFile } from "../../platform/files/files.queries.ts";
import { saveFile } from "../../platform/files/save-file.ts";
import { oneAtATime } from "../../platform/one-at-a-time.ts";
import { isPicture } from "../account/public.ts";

/** Four times as high as it stands in the bar, for sharp screens. */
const size = { width: 576, height: 128 };
const maxPixels = 30_000_000;
export const wrongLogoType = "Please choose a PNG, JPEG or WebP picture.";
const inTurn = oneAtATime(4);

type Deps = { db: Db; store: FileStore; now: Clock };

/** Drawn anew: what is kept is pixels, without anything else that was in the file. */
export async function takeLogo({ db, store, now }: Deps, bytes: Buffer): Promise<Logo> {
  if (!isPicture(bytes)) throw new AppError("UNSUPPORTED_TYPE", { message: wrongLogoType });
  const { data, width, height } = await inTurn(() => redraw(bytes));
  const file = await saveFile(
    { db, store, now: now() },
    {
      bytes: Readable.from([data]),
      name: nameOf(width, height),
      contentType: "image/webp",
      isPublic: true,
      maxBytes: logoMaxBytes,
    },
  );
  return { id: file.id, src: `/files/${file.id}`, width, height };
}

/** A file is a logo by its name: nobody's picture becomes one. */
const nameOf = (width: number, height: number) => `logo-${width}x${height}.webp`;

export async function findLogo(db: Db, id: string): Promise<Logo | undefined> {
  const file = await findFile(db, id);
  const [, width, height] = /^logo-(\d+)x(\d+)\.webp$/.exec(file?.isPublic ? file.name : "") ?? [];
  return width && height
    ? { id, src: `/files/${id}`, width: Number(width), height: Number(height) }
    : undefined;
}

async function redraw(bytes: Buffer) {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
      .autoOrient()
      .resize({ ...size, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 90, alphaQuality: 100 })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (cause) {
    throw new AppError("BAD_REQUEST", {
      message: "We can’t read that picture, or it’s too large. Please try another one.",
      cause,
    });
  }
}
