import { dirname, join, relative } from "node:path";
import { defineConfig, type InputOptions, type Plugin } from "rolldown";
import { sumOf } from "./built-from.mjs";
import { inOneByte } from "./in-one-byte.ts";

const root = join(import.meta.dirname, "../..");
const built = join(import.meta.dirname, "build/server");

/** What is put into the built server besides our own: plain modules of many small files. The rest is loaded as it was installed. */
const bundled =
  /^(zod|kysely|jose|oauth4webapi|openid-client|@noble\/ciphers|fastify-type-provider-zod|csv-parse|ical-generator|uqr|eventsource-parser|altcha-lib|minisearch|stemmer)(\/|$)/;
const isInstalled = (id: string) => !/^([./]|@academy\/)/.test(id);
const isOurs = (id: string) => id.startsWith(`${root}/`) && !id.includes("/node_modules/");

/** Files and threads are named from the place of a source, and stay there. */
const fromItsSource = (folder: string): Plugin => ({
  name: "from-its-source",
  transform(code, id) {
    if (!isOurs(id) || !code.includes("import.meta.")) return;
    const source = relative(folder, id);
    return code
      .replaceAll("import.meta.url", `new URL(${JSON.stringify(source)}, import.meta.url).href`)
      .replaceAll(
        "import.meta.dirname",
        `sourceFolder(import.meta.dirname, ${JSON.stringify(dirname(source))})`,
      )
      .replace(/^/, 'import { join as sourceFolder } from "node:path";\n');
  },
});

const asciiOnly: Plugin = { name: "in-one-byte", renderChunk: (code) => inOneByte(code) };

/** How a thousand modules become a few files in this folder. */
export const bundledInto = (folder: string): InputOptions & { plugins: Plugin[] } => ({
  platform: "node",
  external: (id) => id.startsWith("node:") || (isInstalled(id) && !bundled.test(id)),
  plugins: [fromItsSource(folder), asciiOnly],
});

const saysItsSources: Plugin = {
  name: "says-its-sources",
  generateBundle() {
    const sources = [...this.getModuleIds()].filter(isOurs).map((id) => relative(root, id));
    const files = [
      "package-lock.json",
      "apps/server/rolldown.config.ts",
      "apps/server/in-one-byte.ts",
      ...sources.sort(),
    ];
    this.emitFile({
      type: "asset",
      fileName: "built-from.json",
      source: JSON.stringify({ files, sum: sumOf(files) }),
    });
  },
};

const bundling = bundledInto(built);

export default defineConfig({
  ...bundling,
  input: join(import.meta.dirname, "src/main.ts"),
  plugins: [...bundling.plugins, saysItsSources],
  // As it was written: whoever reads a stack finds the lines.
  output: { dir: built, format: "esm", entryFileNames: "main.js", minify: false, cleanDir: true },
});
