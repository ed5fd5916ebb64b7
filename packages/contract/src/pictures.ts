import { z } from "zod";
import { maxAltCharacters } from "./fields/media.ts";

/** A picture of the library as a page shows it: each size has an address that never changes what it answers. */
export const pictureView = z.strictObject({
  id: z.uuid(),
  alt: z.string().max(maxAltCharacters),
  width: z.number().int(),
  height: z.number().int(),
  /** For whoever knows no `srcset`. */
  src: z.string().max(200),
  sources: z.array(z.strictObject({ type: z.string().max(40), srcset: z.string().max(2000) })).max(4),
  /** What must stay in sight where it is cropped, in hundredths from the left and from the top. */
  focalX: z.number().int().min(0).max(100),
  focalY: z.number().int().min(0).max(100),
});
export type PictureView = z.infer<typeof pictureView>;
