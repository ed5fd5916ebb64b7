/**
 * One table for pages and calls alike. Set by hand instead of with a plugin: prebuilt pages need them as plain data,
 * and two sources would drift apart.
 */
export function securityHeaders({ isDemo }: { isDemo: boolean }): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy":
      "browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    // On localhost it would lock every other local project into https for a year.
    ...(isDemo ? {} : { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/**
 * For the pages of learners, where somebody can record their own voice and listen to it: the microphone, if they allow
 * it, and sound that the page itself has made. Everything else stays as it is.
 */
export function withRecorder(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { "permissions-policy": permissions = "", "content-security-policy": policy = "" } = headers;
  return {
    ...headers,
    "permissions-policy": permissions.replace("microphone=()", "microphone=(self)"),
    "content-security-policy": policy.replace(
      "default-src 'self'",
      "default-src 'self'; media-src 'self' blob:",
    ),
  };
}

/** For everything that is not a page: nothing in it may run, load or be framed. */
export const callPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * For pages: their own files, and the inline scripts whose hashes were taken when the page was loaded. Other hosts only
 * in a frame, and only those that a feature has named.
 */
export function pagePolicy(scriptHashes: string[], frameSources: readonly string[]): string {
  return [
    "default-src 'self'",
    ...(frameSources.length > 0 ? [`frame-src ${frameSources.join(" ")}`] : []),
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(" ")}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
