import { defineConfig } from "vite";

/** Node runs TypeScript but not JSX: the templates are compiled, with all they use, into one file per group. */
export default defineConfig({
  build: {
    ssr: true,
    target: "node24",
    outDir: "dist",
    minify: false,
    rolldownOptions: { input: { mails: "src/mails/index.ts" }, output: { entryFileNames: "[name].js" } },
  },
  // Without it the bundle would carry React's development build as well.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
});
