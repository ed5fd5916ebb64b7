import { prerenderedPaths } from "@academy/content/public-paths";
import type { Config } from "@react-router/dev/config";
import { writePageManifest } from "./page-manifest.ts";

/** The path that stands for every unknown one: it is matched by the `*` route, like the paths it stands for. */
const notFoundPath = "/404";

export default {
  appDirectory: "app",
  ssr: false,
  prerender: [...prerenderedPaths, notFoundPath],
  buildEnd: ({ buildManifest, reactRouterConfig }) =>
    writePageManifest({
      buildDirectory: reactRouterConfig.buildDirectory,
      routes: buildManifest?.routes ?? reactRouterConfig.routes,
      pagePaths: [...prerenderedPaths],
      notFoundPath,
    }),
} satisfies Config;
