import { z } from "zod";
import { maxAltCharacters, maxMediaNameCharacters, mediaKinds, uploadRefusals } from "../fields/media.ts";
import { oneLine } from "../fields/text.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { pictureView } from "../pictures.ts";

const id = z.uuid().toLowerCase();
export const uploadParams = z.strictObject({ id });
export const mediaParams = z.strictObject({ id });
export const madeUpload = z.strictObject({ id: z.uuid() });

export const uploadStates = ["receiving", "checking", "done", "refused"] as const;
export const uploadView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  size: z.number().int(),
  /** How much of it has arrived. */
  offset: z.number().int(),
  state: z.enum(uploadStates),
  reason: z.enum(uploadRefusals).nullable(),
  /** Once it is in the library; the one that was there already where it is the same to the byte. */
  mediaId: z.uuid().nullable(),
});
export type UploadView = z.infer<typeof uploadView>;

export const mediaKind = z.enum(mediaKinds);
export const mediaItem = z.strictObject({
  id: z.uuid(),
  kind: mediaKind,
  name: z.string(),
  alt: z.string(),
  focalX: z.number().int(),
  focalY: z.number().int(),
  contentType: z.string(),
  /** Of the file that was uploaded. */
  size: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  lengthSeconds: z.number().nullable(),
  useCount: z.number().int(),
  createdAt: z.iso.datetime(),
  picture: pictureView.nullable(),
  /** Of a film: the still picture that a lesson shows before it plays. */
  still: pictureView.nullable(),
});
export type MediaItem = z.infer<typeof mediaItem>;

export const mediaQuery = pageQuery.extend({
  kind: mediaKind.optional(),
  q: z.string().max(100).optional(),
});
export const mediaPage = pageOf(mediaItem);

export const useRoles = ["text", "film", "poster", "download", "cover", "picture"] as const;
const mediaUse = z.strictObject({
  role: z.enum(useRoles),
  place: z.strictObject({
    kind: z.enum(["lesson", "course", "page"]),
    id: z.string(),
    title: z.string(),
    /** Null where it is a page. */
    courseId: z.uuid().nullable(),
  }),
});
export type MediaUse = z.infer<typeof mediaUse>;
export const mediaDetails = mediaItem.extend({ uses: z.array(mediaUse) });
export type MediaDetails = z.infer<typeof mediaDetails>;
/** More than these are counted and not listed. */
export const maxUsesShown = 50;

const hundredths = z.number().int().min(0).max(100);
export const mediaFactsBody = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, "Please enter a name.")
    .max(maxMediaNameCharacters, "A name can have up to 200 characters.")
    .regex(oneLine, "The name has characters that can’t be shown."),
  alt: z
    .string()
    .trim()
    .max(maxAltCharacters, "The description can have up to 300 characters.")
    .regex(oneLine, "The description has characters that can’t be shown.")
    .or(z.literal("")),
  focalX: hundredths,
  focalY: hundredths,
});

export const mediaSpace = z.strictObject({
  /** Of everything in the library, with the sizes that were made of pictures. */
  usedBytes: z.number(),
  /** On the disk that uploads arrive on. */
  freeBytes: z.number(),
});
