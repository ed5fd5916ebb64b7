import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { compressAll, compressedSuffix } from "../../platform/pages/compress.ts";
import { loadPages, type Pages } from "../../platform/pages/load-pages.ts";

const placeholder = "https://origin.invalid";

/** The scripts written into the quiz page, before the academy's address is filled in. */
export const inlineScripts = [
  `window.start = { "origin": "${placeholder}" };`,
  `import("/assets/app-abc123.js");\n// ${"ü".repeat(3)}`,
];

export const quizHtml = `<!doctype html><html lang="en"><head><title>Quiz</title>
<link rel="canonical" href="${placeholder}/quiz"><meta property="og:image" content="${placeholder}/icon.svg">
<script>${inlineScripts[0]}</script>
<script src="/assets/app-abc123.js"></script></head>
<body>${"<p>Which light do you carry?</p>\n".repeat(200)}
<script type="module" async>${inlineScripts[1]}</script></body></html>`;

export const appScript = `export const words = [${'"light",'.repeat(500)}];\n`;
export const fontBytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => (index * 7) % 256));

const page = (text: string) => `<!doctype html><title>${text}</title><script>start("${text}")</script>`;

type Files = Record<string, string | Buffer>;

/** What the web build writes, small: pages, a shell, an asset with its compressed copies, a font, a picture. */
export async function writeBuild(more: Files = {}): Promise<string> {
  const buildDir = mkdtempSync(join(tmpdir(), "academy-site-"));
  onTestFinished(() => rmSync(buildDir, { recursive: true, force: true }));
  const manifest = {
    pages: { "/quiz": "quiz/index.html", "/dev/mail": "dev/mail/index.html" },
    notFound: "404.html",
    shell: "__spa-fallback.html",
    shellRoutes: ["/account/:section", "/dev/mail/:id"],
  };
  const files: Files = {
    "pages.json": JSON.stringify(manifest),
    "client/quiz/index.html": quizHtml,
    "client/dev/mail/index.html": page("Mail"),
    "client/404.html": page("404 Page Not Found"),
    "client/__spa-fallback.html": page("Shell"),
    "client/assets/app-abc123.js": appScript,
    "client/assets/text-def456.woff2": fontBytes,
    "client/icon.svg": `<svg xmlns="http://www.w3.org/2000/svg"><desc>${placeholder}</desc></svg>`,
    ...more,
  };
  for (const [encoding, bytes] of Object.entries(await compressAll(Buffer.from(appScript), "serve"))) {
    files[`client/assets/app-abc123.js${compressedSuffix[encoding as "br"]}`] = bytes;
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(buildDir, name)), { recursive: true });
    writeFileSync(join(buildDir, name), content);
  }
  return buildDir;
}

export async function builtSite({ isDemo }: { isDemo: boolean }): Promise<Pages> {
  const origin = isDemo ? "http://localhost:5000" : "https://academy.example.com";
  return loadPages({ buildDir: await writeBuild(), origin, isDemo });
}
