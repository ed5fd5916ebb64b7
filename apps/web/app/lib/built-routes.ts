/**
 * The paths of `routes.ts`, for links that must not lead to a page which is not there yet. Kept by hand, because the
 * route table itself never reaches the browser; a test holds the two against each other.
 */
export const builtRoutes: readonly string[] = [
  "/claim-owner",
  "/dev/mail",
  "/dev/mail/:id",
  "/dev/ui",
  "/quiz",
  "/reset-password",
  "/settings",
  "/sign-in",
  "/test-results",
];

/** Whether a path has a page, or is answered by the server itself. */
export const isBuilt = (path: string) => path.startsWith("/api/") || builtRoutes.includes(path);
