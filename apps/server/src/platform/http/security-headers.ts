/**
 * One table for pages and calls alike. Set by hand instead of with a plugin: prebuilt pages need them as plain data,
 * and two sources would drift apart.
 */
export function securityHeaders({ isDemo }: { isDemo: boolean }): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy":
      "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    // On localhost it would lock every other local project into https for a year.
    ...(isDemo ? {} : { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/** For everything that is not a page: nothing in it may run, load or be framed. */
export const callPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For pages: their own files, and the inline scripts whose hashes were taken when the page was loaded. */
export function pagePolicy(scriptHashes: string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
