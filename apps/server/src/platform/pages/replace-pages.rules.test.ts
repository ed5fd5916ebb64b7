import { expect, test } from "vitest";
import { makePage, type Page } from "./page.ts";
import { replacePages } from "./replace-pages.ts";

const [oldFile, newFile] = ["/words/0123456789abcdef.js", "/words/fedcba9876543210.js"];
const html = (text: string, file: string) =>
  `<html lang="en"><head><script src="${file}"></script></head>${text}</html>`;
const page = (path: string, text: string): Page =>
  makePage({ path, body: Buffer.from(text), compressed: {}, headers: { "content-type": "text/html" } });
const served = () => {
  const all = ["/home", "/quiz", "/terms"].map((path) => page(path, html(path, oldFile)));
  return {
    byPath: new Map(
      [
        ...all,
        makePage({ path: oldFile, body: Buffer.from("old"), compressed: {}, headers: {} }),
        page("/mine", html("mine", oldFile)),
      ].map((each) => [each.path, each]),
    ),
    added: new Set(["/mine"]),
    notFound: page("404", html("nothing", oldFile)),
    shell: page("shell", html("shell", oldFile)),
    shellRoutes: [],
    frameSources: [],
  };
};
const rendered = (home: string, shell = "shell") => ({
  pages: { "/home": html(home, newFile), "/quiz": html("/quiz", newFile), "/terms": html(home, newFile) },
  added: { "/mine": html("mine", newFile) },
  notFound: html("nothing", newFile),
  shell: html(shell, newFile),
  manifest: "{}",
});

test("pages that say something else come first and together, those that only name another file after them", async () => {
  const pages = served();
  const seen: string[] = [];
  const compress = async (body: Buffer) => {
    // What a visitor would get while this is being compressed.
    const now = (path: string) => pages.byPath.get(path)?.identity.body.toString() ?? "";
    const isNew = (path: string) => (now(path).includes(newFile) ? "new" : "old");
    const files = [oldFile, newFile].map((file) => (pages.byPath.has(file) ? "there" : "not there"));
    const what = /<\/head>(.*?)<\/html>/.exec(body.toString())?.[1] ?? "file";
    seen.push([what, ...["/home", "/terms", "/quiz", "/mine"].map(isNew), ...files].join(" "));
    return {};
  };
  const options = { origin: "https://academy.example", isDemo: false, compress };
  await replacePages(pages, rendered("Hello"), [{ path: newFile, text: "new" }], options);

  expect(seen).toEqual([
    "file old old old old there not there",
    "Hello old old old old there not there",
    "Hello old old old old there not there",
    "file old old old old there not there",
    "/quiz new new old old there there",
    "mine new new old old there there",
    "nothing new new old old there there",
    "shell new new old old there there",
  ]);
  const bodies = [...pages.byPath.values(), pages.notFound, pages.shell].map(({ identity }) =>
    identity.body.toString(),
  );
  expect(bodies.filter((body) => body.includes(oldFile))).toEqual([]);
  expect(pages.byPath.has(oldFile)).toBe(false);
  expect(pages.byPath.has("/mine")).toBe(true);
});

test("the shell comes with the pages where it says something else, and a page that was taken down goes with them", async () => {
  const pages = served();
  const shells: string[] = [];
  const compress = async (body: Buffer) => {
    if (body.includes("/quiz</html>")) shells.push(pages.shell.identity.body.toString());
    return {};
  };
  const options = { origin: "https://academy.example", isDemo: false, compress };
  const { added: _, ...others } = rendered("Hello", "another shell");
  await replacePages(pages, { ...others, added: {} }, [{ path: newFile, text: "new" }], options);
  expect(pages.byPath.has("/mine")).toBe(false);
  expect(shells).toEqual([html("another shell", newFile)]);
});
