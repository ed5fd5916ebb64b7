import { expect, test } from "vitest";
import { pageManifest, type Routes } from "./page-manifest.ts";

const routes: Routes = {
  root: { id: "root", path: "" },
  front: { id: "front", parentId: "root", index: true },
  quiz: { id: "quiz", parentId: "root", path: "quiz" },
  list: { id: "list", parentId: "root", path: "dev/mail" },
  frame: { id: "frame", parentId: "root" },
  message: { id: "message", parentId: "frame", path: "dev/mail/:id" },
  unknown: { id: "unknown", parentId: "root", path: "*" },
};
const build = { routes, pagePaths: ["/quiz", "/dev/mail"], notFoundPath: "/404" };

test("prerendered paths are pages, every other path of the route table is served by the shell", () => {
  expect(pageManifest({ ...build, hasFile: () => true })).toEqual({
    pages: { "/dev/mail": "dev/mail/index.html", "/quiz": "quiz/index.html" },
    notFound: "404/index.html",
    shell: "__spa-fallback.html",
    shellRoutes: ["/", "/dev/mail/:id"],
  });
});

test("the shell is index.html when React Router has renamed it", () => {
  const manifest = pageManifest({ ...build, hasFile: (file) => file !== "__spa-fallback.html" });
  expect(manifest.shell).toBe("index.html");
});

test("a file that the build did not make is named", () => {
  expect(() => pageManifest({ ...build, hasFile: (file) => file !== "quiz/index.html" })).toThrow(
    "The web build did not make quiz/index.html.",
  );
});
