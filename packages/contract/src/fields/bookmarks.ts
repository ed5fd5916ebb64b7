/** Without a schema, for pages: what a bookmark may hold. */
export const maxBookmarkNote = 300;
export const maxExcerpt = 160;
/** Of one lesson, on one device; two devices that were apart may bring more together. */
export const maxBookmarks = 100;
