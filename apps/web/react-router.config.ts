import { founderSlug } from "@academy/content/academy";
import type { Config } from "@react-router/dev/config";
import { writePageManifest } from "./page-manifest.ts";

/** The path that stands for every unknown one: it is matched by the `*` route, like the paths it stands for. */
const notFoundPath = "/404";
const pagePaths = [
  "/home",
  "/quiz",
  "/test-results",
  "/healers-business-blueprint",
  "/healers-roadmap",
  "/alumni-group",
  "/subscribe",
  `/about-${founderSlug}`,
  "/contact",
  "/privacy",
  "/terms",
  "/sign-in",
  "/reset-password",
  "/dev/mail",
  "/dev/ui",
];

export default {
  appDirectory: "app",
  ssr: false,
  prerender: [...pagePaths, notFoundPath],
  buildEnd: ({ buildManifest, reactRouterConfig }) =>
    writePageManifest({
      buildDirectory: reactRouterConfig.buildDirectory,
      routes: buildManifest?.routes ?? reactRouterConfig.routes,
      pagePaths,
      notFoundPath,
    }),
} satisfies Config;
