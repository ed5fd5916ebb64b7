import { salesPageEditions } from "./features/blueprint/for-archetypes.ts";
import { frameSourcesOf } from "./features/blueprint/welcome-video.ts";
import { homePage } from "./features/landing/landing.routes.ts";
import { linkPreviewPaths, resultPage } from "./features/results/public.ts";

/** What features need of the pages, handed to the platform, which knows none of them. */
export const pageDeclarations = {
  signedOutPages: [homePage, resultPage],
  frameSources: frameSourcesOf(),
  crawledPaths: [linkPreviewPaths],
  editions: salesPageEditions,
};
