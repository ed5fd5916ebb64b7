import { escapeHtml } from "../../platform/escape-html.rules.ts";

/** What of a page's head is its own: search engines and link previews read it, and run no scripts. */
export type PageHead = {
  title: string;
  description: string;
  url: string;
  image: { url: string; alt: string };
};

const replaced =
  /<title>[^<]*<\/title>|<meta\s[^>]*(?:name="(?:description|robots)"|property="og:(?:title|description|url|image(?::alt)?)")[^>]*>|<link\s[^>]*rel="canonical"[^>]*>/gi;

/** A prerendered page with another head. Its scripts and its body stay as they are. */
export function withHead(html: string, { title, description, url, image }: PageHead): string {
  const end = html.search(/<\/head>/i);
  if (end === -1) throw new Error("the page has no head");
  const meta = (kind: "name" | "property", name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escapeHtml(content)}"/>`;
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    meta("name", "description", description),
    // Somebody's own: shared on purpose, not found by chance.
    meta("name", "robots", "noindex"),
    `<link rel="canonical" href="${escapeHtml(url)}"/>`,
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    meta("property", "og:image", image.url),
    meta("property", "og:image:alt", image.alt),
  ];
  return html.slice(0, end).replace(replaced, "") + head.join("") + html.slice(end);
}
