import { expect, test } from "vitest";
import { makePage, type Page } from "./page.ts";
import { replacePages } from "./replace-pages.ts";

const [oldFile, newFile] = ["/words/0123456789abcdef.js", "/words/fedcba9876543210.js"];
const html = (text: string, file: string) =>
  `<html lang="en"><head><script src="${file}"></script></head>${text}</html>`;
const page = (path: string, text: string): Page =>
  makePage({ path, body: Buffer.from(text), headers: { "content-type": "text/html" } });
const served = () => {
  const all = ["/home", "/quiz", "/terms"].map((path) => page(path, html(path, oldFile)));
  const files = [oldFile, "/look/0123456789abcdef.css"].map((path) =>
    makePage({ path, body: Buffer.from("old"), headers: {} }),
  );
  return {
    byPath: new Map(
      [...all, ...files, page("/mine", html("mine", oldFile))].map((each) => [each.path, each]),
    ),
    added: new Set(["/mine", ...files.map(({ path }) => path)]),
    notFound: page("404", html("nothing", oldFile)),
    shell: page("shell", html("shell", oldFile)),
    shellRoutes: [],
    frameSources: [],
  };
};
const rendered = {
  pages: { "/home": html("Hello", newFile), "/quiz": html("/quiz", newFile), "/gone": html("gone", newFile) },
  added: { "/second": html("second", newFile), "/first": html("first", newFile), "/quiz": "never" },
  notFound: html("nothing", newFile),
  shell: html("shell", newFile),
  manifest: "{}",
};
const options = { origin: "https://academy.example", isDemo: false };
const bodies = (pages: ReturnType<typeof served>) =>
  Object.fromEntries([...pages.byPath].map(([path, { identity }]) => [path, identity.body.toString()]));

test("pages, what is around them and the files they name change together, and nobody is answered in between", () => {
  const pages = served();
  const returned: unknown = replacePages(pages, rendered, [{ path: newFile, text: "new" }], options);
  // Nothing is waited for: a request comes before all of it or after.
  expect(returned).toBeUndefined();
  const { "/sitemap.xml": sitemap, ...now } = bodies(pages);
  expect(now).toEqual({
    "/home": html("Hello", newFile),
    "/quiz": html("/quiz", newFile),
    // It was not rendered again: a page that can't be is what it was built as.
    "/terms": html("/terms", oldFile),
    "/first": html("first", newFile),
    "/second": html("second", newFile),
    [newFile]: "new",
  });
  expect([...pages.added]).toEqual(["/first", "/second", newFile]);
  expect([pages.notFound, pages.shell].map(({ identity }) => identity.body.toString())).toEqual([
    html("nothing", newFile),
    html("shell", newFile),
  ]);
  expect(sitemap?.match(/example\/\w+/g)).toEqual(
    ["home", "quiz", "terms", "first", "second"].map((path) => `example/${path}`),
  );
});

test("what can't be made ready leaves everything as it was", () => {
  const pages = served();
  const before = bodies(pages);
  const editHtml = (text: string) => {
    if (text.includes("shell")) throw new Error("no shell");
    return text;
  };
  expect(() => replacePages(pages, rendered, [], { ...options, editHtml })).toThrow("no shell");
  expect(bodies(pages)).toEqual(before);
});

test("a page that is as it was stays with all that was made of it; another is compressed once it is asked for", () => {
  const pages = served();
  const long = "Words of a page. ".repeat(200);
  replacePages(pages, { ...rendered, pages: { "/home": long } }, [], options);
  const first = pages.byPath.get("/home");
  const inBrotli = first?.variantIn("br");
  expect(inBrotli?.headers).toMatchObject({ "content-encoding": "br" });
  expect(inBrotli?.body.length).toBeLessThan(long.length / 4);
  expect(first?.variantIn("br")).toBe(inBrotli);
  replacePages(pages, { ...rendered, pages: { "/home": long } }, [], options);
  expect(pages.byPath.get("/home")).toBe(first);
  replacePages(pages, { ...rendered, pages: { "/home": "x" } }, [], options);
  // Nothing is gained by compressing it.
  const short = pages.byPath.get("/home");
  expect(short?.variantIn("gzip")).toBe(short?.identity);
});
