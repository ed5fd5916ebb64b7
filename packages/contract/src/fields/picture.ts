/** What a profile picture may be, for whoever takes one and for whoever sends it. */
export const pictureTypes = ["image/png", "image/jpeg", "image/webp"] as const;
export const pictureMaxBytes = 5_000_000;
