/** What the library takes; also for pages, which load no schemas. */
export const mediaKinds = ["picture", "film", "audio", "file"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** One put to any S3-compatible store takes this much. */
export const maxUploadBytes = 5_000_000_000;
export const maxAltCharacters = 300;
export const maxMediaNameCharacters = 200;

/** Why an upload was not taken. */
export const uploadRefusals = [
  "type",
  "unreadable",
  "too-many-pixels",
  "other-kind",
  "already-there",
  "in-use",
] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];

/** How a lesson's text names a picture of the library. */
export const pictureAddress = (id: string) => `/media/${id}`;
export const pictureIdOf = (address: string): string | undefined =>
  /^\/media\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/.exec(address)?.[1];
