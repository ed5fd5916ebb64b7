export { followWords } from "./follow-words.ts";
export { publishWords } from "./publish-words.ts";
export type { HeadlineScript, Rendered, RenderPreview, RenderWords } from "./rendered.ts";
export { endAlternative, startAlternative } from "./studio/alternative.ts";
export { pageStudioRoutes } from "./studio/pages.routes.ts";
export { makeWords, type Words } from "./words.ts";
export { wordsFileRoutes } from "./words-file.routes.ts";
