import { z } from "zod";

/** A picture of the library as a page shows it: each size has an address that never changes what it answers. */
export const pictureView = z.strictObject({
  id: z.uuid(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** For whoever knows no `srcset`. */
  src: z.string(),
  sources: z.array(z.strictObject({ type: z.string(), srcset: z.string() })),
  /** What must stay in sight where it is cropped, in hundredths from the left and from the top. */
  focalX: z.number().int(),
  focalY: z.number().int(),
});
export type PictureView = z.infer<typeof pictureView>;
