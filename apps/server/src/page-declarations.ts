import { salesPageEditions } from "./features/blueprint/for-archetypes.ts";
import { homePage } from "./features/landing/landing.routes.ts";
import { linkPreviewPaths, resultPage } from "./features/results/public.ts";

/** What features need of the pages, handed to the platform, which knows none of them. */
export const pageDeclarations = {
  signedOutPages: [homePage, resultPage],
  // Films of video hosts play in a page of ours, whose policy names the host.
  frameSources: [],
  crawledPaths: [linkPreviewPaths],
  editions: salesPageEditions,
};
