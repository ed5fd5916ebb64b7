export { consentPersonalData, countWithoutConsent, refuseWithoutConsent } from "./consents/consents.ts";
export { testimonialRoutes } from "./consents/testimonials.routes.ts";
export { followWords } from "./follow-words.ts";
export { keepPublished, keepWritten, listPublishedWords, whyNotPage } from "./from-files.ts";
export { wordsOfReceipt } from "./mails/document-words.ts";
export { mailTestLimits } from "./mails/mails.limits.ts";
export { mailStudioRoutes } from "./mails/mails.routes.ts";
export { firstPart } from "./own-pages/own-page.rules.ts";
export { ownPageRoutes } from "./own-pages/own-pages.routes.ts";
export { withPagePictures, withPictures } from "./pictures/page-pictures.ts";
export { withoutPageSizes, withoutSizes } from "./pictures/pictures.rules.ts";
export {
  handleRefreshCourse,
  handleRefreshPictures,
  refreshCoursePages,
  refreshPicturesOf,
} from "./pictures/refresh-pictures.ts";
export { type Publisher, publishWords } from "./publish-words.ts";
export { putRedirect } from "./redirects/redirects.queries.ts";
export { findElsewhere } from "./redirects/redirects.ts";
export { menuEntriesIn } from "./rendering/menu-links.ts";
export type {
  HeadlineScript,
  PageContent,
  RenderAttempt,
  RenderPreview,
  RenderWords,
} from "./rendering/rendered.ts";
export { endAlternative, startAlternative } from "./studio/alternative.ts";
export { listLeftOut } from "./studio/left-out.ts";
export { pageStudioRoutes } from "./studio/pages.routes.ts";
export { checkedEdits as checkWords } from "./studio/write-page.ts";
export { findPublished, listDrafts as listWrittenWords, listVersions } from "./words.queries.ts";
export { makeWords, type SaidWords, type Words } from "./words.ts";
export { wordsFileRoutes } from "./words-file.routes.ts";
