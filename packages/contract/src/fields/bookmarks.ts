/** Without a schema, for pages: what a bookmark may hold. */
export const mostBookmarkNote = 300;
export const mostExcerpt = 160;
/** Of one lesson, on one device; two devices that were apart may bring more together. */
export const mostBookmarks = 100;
