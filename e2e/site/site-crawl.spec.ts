import { publicPaths } from "../../packages/content/src/public-paths.ts";
import { expect, test } from "../support/visit.ts";

type Link = { href: string; target: string; rel: string };

test("every link of the site leads somewhere: pages answer, anchors exist, other sites open beside it", async ({
  page,
  baseURL,
}) => {
  const linksOf = (html: string) =>
    page.evaluate((source) => {
      const read = new DOMParser().parseFromString(source, "text/html");
      const links = [...read.querySelectorAll<HTMLAnchorElement>("a[href]")].map((link) => ({
        href: link.getAttribute("href") ?? "",
        target: link.target,
        rel: link.rel,
      }));
      return { links, ids: [...read.querySelectorAll("[id]")].map(({ id }) => id) };
    }, html);

  const pages = new Map<string, { status: number; ids: string[] }>();
  const anchors: { from: string; path: string; id: string }[] = [];
  const problems: string[] = [];
  const waiting = ["/home", "/quiz"];

  const follow = (from: string, { href, target, rel }: Link) => {
    const url = new URL(href, `${baseURL}${from}`);
    if (["mailto:", "tel:"].includes(url.protocol)) return;
    if (url.origin !== baseURL) {
      if (target !== "_blank" || !/\bnoopener\b/.test(rel)) problems.push(`${from} → ${href} opens in place`);
      return;
    }
    if (url.hash) anchors.push({ from, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) });
    const path = url.pathname + url.search;
    if (!pages.has(path) && !waiting.includes(path)) waiting.push(path);
  };

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await page.request.get(path);
    const isPage = response.headers()["content-type"]?.startsWith("text/html");
    const { links, ids } = isPage ? await linksOf(await response.text()) : { links: [], ids: [] };
    pages.set(path, { status: response.status(), ids });
    if (response.status() !== 200) problems.push(`${path} answers ${response.status()}`);
    for (const link of links) follow(path, link);
  }

  for (const { from, path, id } of anchors) {
    if (!pages.get(path)?.ids.includes(id)) problems.push(`${from} → ${path}#${id} does not exist`);
  }
  expect(problems).toEqual([]);
  for (const path of publicPaths) {
    expect([...pages.keys()]).toContain(path);
  }
});
