import type { Plugin } from "vite";

const signature = /^\/\*! tailwindcss [^*]*\*\/\s*/;

/** Tailwind signs every sheet that it has worked on: the one that every page has is enough, and the others stay light. */
export const signedOnce = (): Plugin => ({
  name: "signed-once",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !file.fileName.endsWith(".css") || /(^|\/)app-/.test(file.fileName))
        continue;
      file.source = String(file.source).replace(signature, "");
    }
  },
});
