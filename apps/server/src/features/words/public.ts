export { followWords } from "./follow-words.ts";
export { publishWords } from "./publish-words.ts";
export type { Rendered, RenderPreview, RenderWords } from "./rendered.ts";
export { pageStudioRoutes } from "./studio/pages.routes.ts";
export { makeWords, type Words } from "./words.ts";
export { wordsFileRoutes } from "./words-file.routes.ts";
