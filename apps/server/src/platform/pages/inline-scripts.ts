import { createHash } from "node:crypto";

/** The sha256 of every inline script of a page, as its content security policy wants them. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi);
  const hashes = new Set<string>();
  for (const { groups } of scripts) {
    if (!groups?.code || /\ssrc\s*=/i.test(groups.attributes ?? "")) continue;
    hashes.add(createHash("sha256").update(groups.code).digest("base64"));
  }
  return [...hashes];
}
