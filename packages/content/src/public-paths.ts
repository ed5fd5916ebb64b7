import { founderSlug } from "./academy.ts";

/** The pages that visitors and search engines find. */
export const publicPaths = [
  "/quiz",
  "/test-results",
  "/home",
  "/healers-business-blueprint",
  "/free-lesson",
  "/alumni-group",
  "/subscribe",
  `/about-${founderSlug}`,
  "/contact",
  "/privacy",
  "/terms",
] as const;

/** Made at build time: those, a second name of one of them, and what is open to everybody but not meant to be found. */
export const prerenderedPaths = [
  ...publicPaths,
  "/healers-roadmap",
  "/sign-in",
  "/reset-password",
  "/restore-email",
  "/two-step-off",
  "/welcome",
  "/dev/mail",
  "/dev/ui",
] as const;
