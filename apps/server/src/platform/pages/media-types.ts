import { extname } from "node:path";

const mediaTypes: Record<string, { type: string; isText: boolean }> = {
  ".html": { type: "text/html; charset=utf-8", isText: true },
  ".js": { type: "text/javascript; charset=utf-8", isText: true },
  ".css": { type: "text/css; charset=utf-8", isText: true },
  ".svg": { type: "image/svg+xml", isText: true },
  ".json": { type: "application/json", isText: true },
  ".data": { type: "text/x-script; charset=utf-8", isText: true },
  ".webmanifest": { type: "application/manifest+json", isText: true },
  ".txt": { type: "text/plain; charset=utf-8", isText: true },
  ".xml": { type: "application/xml", isText: true },
  ".vtt": { type: "text/vtt; charset=utf-8", isText: true },
  ".woff2": { type: "font/woff2", isText: false },
  ".png": { type: "image/png", isText: false },
  ".jpg": { type: "image/jpeg", isText: false },
  ".webp": { type: "image/webp", isText: false },
  ".avif": { type: "image/avif", isText: false },
  ".ico": { type: "image/x-icon", isText: false },
  ".mp4": { type: "video/mp4", isText: false },
  ".webm": { type: "video/webm", isText: false },
  ".pdf": { type: "application/pdf", isText: false },
};

/** A file of a kind we don't know is a mistake of the build, found at start instead of by a visitor. */
export function mediaTypeOf(file: string): { type: string; isText: boolean } {
  const known = mediaTypes[extname(file)];
  if (!known) throw new Error(`no media type is known for ${file}`);
  return known;
}
