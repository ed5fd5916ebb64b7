/** The pages that visitors and search engines find. */
export const publicPaths = [
  "/quiz",
  "/test-results",
  "/home",
  "/healers-business-blueprint",
  "/alumni-group",
  "/subscribe",
  "/about-elena-marlowe",
  "/contact",
  "/privacy",
  "/terms",
] as const;
