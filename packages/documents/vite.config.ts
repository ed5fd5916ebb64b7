import { defineConfig } from "vite";

/** Node runs TypeScript but not JSX: the templates are compiled, with all they use, into one file per group. */
export default defineConfig({
  build: {
    ssr: true,
    target: "node24",
    outDir: "dist",
    minify: false,
    rolldownOptions: {
      input: {
        mails: "src/mails/index.ts",
        report: "src/report/index.tsx",
        "link-preview": "src/link-preview/index.ts",
        workbook: "src/workbook/index.tsx",
        "launch-plan": "src/launch-plan/index.tsx",
        writing: "src/writing/index.tsx",
        certificate: "src/certificate/index.tsx",
        badge: "src/badge/index.ts",
        receipt: "src/receipt/index.tsx",
        "result-card": "src/result-card/index.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
  // Without it the bundle would carry React's development build as well.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  // sharp is made for the machine it runs on; pdfkit and its fontkit look for their own files beside themselves.
  ssr: { noExternal: true, external: ["sharp", "pdfkit", "fontkit"] },
});
