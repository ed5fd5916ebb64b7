/**
 * A price is rehearsed in lessons and in workbooks. A browser goes by what the page that it loaded allows, and from all of
 * these one comes there without loading another: whoever wants to record isn't asked to reload first.
 */
export const hasRecorder = (path: string) =>
  path.startsWith("/course/") || ["/profile", "/resources", "/search", "/settings"].includes(path);
