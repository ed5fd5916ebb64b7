import { join } from "node:path";
import { build } from "vite";

/** `render-pages.ts` as one file beside what it renders: plain JavaScript that the server loads in a thread. */
export async function buildRenderer(buildDirectory: string): Promise<void> {
  await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      ssr: join(import.meta.dirname, "render-pages.ts"),
      target: "node24",
      outDir: join(buildDirectory, "server"),
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: "render.js" } },
    },
  });
}
