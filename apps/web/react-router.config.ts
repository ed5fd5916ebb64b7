import { join } from "node:path";
import { prerenderedPaths } from "@academy/content/public-paths";
import type { Config } from "@react-router/dev/config";
import { completeLicenses } from "./licenses.ts";
import { writePageManifest } from "./page-manifest.ts";

/** The path that stands for every unknown one: it is matched by the `*` route, like the paths it stands for. */
const notFoundPath = "/404";

export default {
  appDirectory: "app",
  ssr: false,
  // A page starts with one file for each of its routes: see late-scripts.ts.
  splitRouteModules: false,
  prerender: [...prerenderedPaths, notFoundPath],
  buildEnd: async ({ buildManifest, reactRouterConfig }) => {
    const { buildDirectory, routes } = reactRouterConfig;
    await completeLicenses(join(buildDirectory, "client"));
    await writePageManifest({
      buildDirectory,
      routes: buildManifest?.routes ?? routes,
      pagePaths: [...prerenderedPaths],
      notFoundPath,
    });
  },
} satisfies Config;
