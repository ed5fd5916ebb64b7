import { join } from "node:path";
import { founderSlug } from "@academy/content/academy";
import type { Config } from "@react-router/dev/config";
import { completeLicenses } from "./licenses.ts";
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
  buildEnd: async ({ buildManifest, reactRouterConfig }) => {
    const { buildDirectory, routes } = reactRouterConfig;
    await completeLicenses(join(buildDirectory, "client"));
    await writePageManifest({
      buildDirectory,
      routes: buildManifest?.routes ?? routes,
      pagePaths,
      notFoundPath,
    });
  },
} satisfies Config;
