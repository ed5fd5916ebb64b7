import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { builtSite, inlineScripts, quizHtml, writeBuild } from "../../testing/servers/built-site.ts";
import { loadPages } from "./load-pages.ts";

const placeholder = "https://origin.invalid";
const options = { origin: "http://localhost:5000", isDemo: true };

test("the academy's address is filled in everywhere, and the policy's hashes are of what is really sent", async () => {
  const { byPath } = await builtSite({ isDemo: true });
  const textOf = (path: string) => byPath.get(path)?.identity.body.toString() ?? "";
  const policy = byPath.get("/quiz")?.identity.headers["content-security-policy"] ?? "";

  expect(textOf("/quiz")).toBe(quizHtml.replaceAll(placeholder, "http://localhost:5000"));
  expect(textOf("/icon.svg")).toContain("<desc>http://localhost:5000</desc>");
  expect(textOf("/sitemap.xml")).toContain("<loc>http://localhost:5000/quiz</loc>");
  const hashes = inlineScripts.map((code) => {
    const sent = code.replaceAll(placeholder, "http://localhost:5000");
    return `'sha256-${createHash("sha256").update(sent).digest("base64")}'`;
  });
  const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src "));
  expect(scripts).toBe(`script-src 'self' ${hashes.join(" ")}`);
});

test("no page may be framed, run other scripts or send its forms elsewhere", async () => {
  const { byPath, notFound, shell } = await builtSite({ isDemo: true });

  for (const page of [byPath.get("/quiz"), byPath.get("/dev/mail"), notFound, shell]) {
    const policy = page?.identity.headers["content-security-policy"]?.split("; ") ?? [];
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy.join("; ")).not.toMatch(/unsafe|\*|https?:/);
  }
});

test("in live neither the pages nor the routes of /dev are loaded", async () => {
  const demo = await builtSite({ isDemo: true });
  const live = await builtSite({ isDemo: false });
  const devPaths = (paths: Iterable<string>) => [...paths].filter((path) => path.startsWith("/dev"));

  expect(devPaths(demo.byPath.keys())).toEqual(["/dev/mail"]);
  expect(devPaths(live.byPath.keys())).toEqual([]);
  expect(demo.shellRoutes).toEqual(["/account/:section", "/dev/mail/:id"]);
  expect(live.shellRoutes).toEqual(["/account/:section"]);
});

test("HTML is reached by its page alone, and compressed copies are no files of their own", async () => {
  const { byPath } = await builtSite({ isDemo: true });

  expect([...byPath.keys()].sort()).toEqual([
    "/assets/app-abc123.js",
    "/assets/text-def456.woff2",
    "/dev/mail",
    "/icon.svg",
    "/quiz",
    "/robots.txt",
    "/sitemap.xml",
  ]);
});

test("a build that holds what we can't serve stops the start and says which file", async () => {
  const unknownType = await writeBuild({ "client/assets/movie.xyz": "?" });
  const noPage = await writeBuild({
    "pages.json": JSON.stringify({
      pages: { "/gone": "gone/index.html" },
      notFound: "404.html",
      shell: "404.html",
      shellRoutes: [],
    }),
  });
  const noManifest = await writeBuild({ "pages.json": '{"pages":[]}' });

  expect(() => loadPages({ buildDir: unknownType, ...options })).toThrow(
    "no media type is known for assets/movie.xyz",
  );
  expect(() => loadPages({ buildDir: noPage, ...options })).toThrow("gone/index.html");
  expect(() => loadPages({ buildDir: noManifest, ...options })).toThrow("pages");
});

test("search engines are told of pages that want to be found, by their full address, and of nothing else", async () => {
  const head = (more: string) => `<!doctype html><head><title>x</title>${more}</head>`;
  const buildDir = await writeBuild({
    "pages.json": JSON.stringify({
      pages: {
        "/quiz": "quiz/index.html",
        "/sign-in": "sign-in.html",
        "/healers-roadmap": "roadmap.html",
        "/dev/mail": "dev/mail/index.html",
      },
      notFound: "404.html",
      shell: "__spa-fallback.html",
      shellRoutes: ["/settings", "/course/:id", "/dev/mail/:id", "/"],
    }),
    "client/sign-in.html": head('<meta name="robots" content="noindex"/>'),
    "client/roadmap.html": head(`<link rel="canonical" href="${placeholder}/healers-business-blueprint"/>`),
  });
  const { byPath } = loadPages({ buildDir, ...options, crawledPaths: ["/api/pictures/"] });
  const textOf = (path: string) => byPath.get(path)?.identity.body.toString() ?? "";

  expect(textOf("/sitemap.xml").match(/<loc>.*?<\/loc>/g)).toEqual(["<loc>http://localhost:5000/quiz</loc>"]);
  expect(byPath.get("/sitemap.xml")?.identity.headers["content-type"]).toBe("application/xml");
  expect(textOf("/robots.txt")).toBe(
    [
      "User-agent: *",
      "Allow: /api/pictures/",
      "Disallow: /api/",
      "Disallow: /course/",
      "Disallow: /dev/",
      "Disallow: /settings",
      "",
      "Sitemap: http://localhost:5000/sitemap.xml",
      "",
    ].join("\n"),
  );
});
