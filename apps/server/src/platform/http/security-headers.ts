import { type VideoSource, welcomeVideoSource } from "@academy/content/blueprint-page";

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

/** For everything that is not a page: nothing in it may run, load or be framed. */
export const callPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * For pages: their own files, and the inline scripts whose hashes were taken when the page was loaded. The only other
 * host is the one whose player the owner has chosen for the welcome video, and that in a frame.
 */
export function pagePolicy(scriptHashes: string[], video: VideoSource = welcomeVideoSource): string {
  return [
    "default-src 'self'",
    ...(video.kind === "player" ? [`frame-src ${new URL(video.address).origin}`] : []),
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(" ")}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
