import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type ProxyOptions } from "vite";
import { callsWithoutSchemas } from "./calls-without-schemas.ts";
import { licensesFile } from "./licenses.ts";
import { noChunkCircles } from "./no-chunk-circles.ts";
import { onlyPrerendered } from "./only-prerendered.ts";
import { sharedByVisitors } from "./shared-by-visitors.ts";
import { signedOnce } from "./signed-once.ts";
import { singleIcons } from "./single-icons.ts";

/** In development Vite stands in front and hands on what only the server knows. */
const server = "http://127.0.0.1:5001";
const serverPaths = ["^/api/", "^/files/", "^/(healthz|readyz|metrics)$"];

/** Who gets "/" is decided by the server; the page itself, as all pages, comes from Vite. */
const landing: ProxyOptions = {
  target: server,
  bypass: async ({ headers: { cookie = "" }, url }) => {
    const answer = await fetch(server, { headers: { cookie }, redirect: "manual" });
    return answer.ok ? url : undefined;
  },
};

/**
 * Every file costs a phone time, however small it is: what most pages need comes in one, and what some share in few.
 */
const visitors = sharedByVisitors();
const forms = /\/app\/(ui\/form\/(?!checkbox)|lib\/storage\/kept-draft)/;
const prices = /\/content\/src\/(offers|offer-words|format-price)\.ts$/;
/** Of a library's index everybody seems to need everything: what is really needed of these comes with whoever needs it. */
const parts = /\/lucide-react\/|\/(useInfiniteQuery|infiniteQueryObserver)\.js$/;
const isApart = (id: string) => [forms, prices, parts].some((pattern) => pattern.test(id));
/** Every icon needs these; the file that takes them first would be fetched by whoever shows one. */
const icons = /\/lucide-react\/dist\/esm\/(shared\/|Icon|createLucideIcon|context)/;
const few = { minShareCount: 2, entriesAware: true };
const isBase = (id: string) => icons.test(id) || (visitors.isForMost(id) && !isApart(id));
/** Whoever makes a schema finds it told before that it may not try to become code. */
const schemas = /\/node_modules\/zod\/|\/contract\/src\/without-eval\.ts$/;
const sharedChunks = [
  { name: "schemas", test: schemas, priority: 8 },
  { name: "base", test: isBase, priority: 7 },
  // Wanted by many pages, but much for those that have neither a form nor a price.
  { name: "forms", test: forms, minShareCount: 9, priority: 6 },
  { name: "offers", test: prices, minShareCount: 2, priority: 5 },
  // Small, and wanted here and there: merged into a large file, they would bring that along.
  { name: "text", test: /\/app\/(lib\/text\/|ui\/(no-break|form\/checkbox))/, minShareCount: 2, priority: 4 },
  // A file takes along what its modules need: what visitors need has found its place before members' files are made.
  { name: "shared", test: visitors.isOpenToAll, ...few, entriesAwareMergeThreshold: 1_000, priority: 3 },
  { name: "members", test: visitors.isForMembers, minShareCount: 2, priority: 2 },
  { name: "shared", test: visitors.isForSome, ...few, entriesAwareMergeThreshold: 1_000, priority: 1 },
  // Small, and wanted all over the studio: merged into one part's file, two parts would need each other.
  {
    name: "studio",
    test: /\/app\/features\/studio\/(offer-names|typed-money|owner-only|kit\/detail-page)\.tsx?$/,
    priority: 0.5,
  },
  // As above: whoever chooses something from the library needs all that several of its parts share.
  {
    name: "media",
    test: /\/(app\/features\/studio\/media\/|content\/src\/pages\/studio\/media-page)/,
    minShareCount: 2,
    priority: 0.4,
  },
  { name: "studio", ...few, entriesAwareMergeThreshold: 4_000, priority: 0 },
];

export default defineConfig({
  plugins: [
    callsWithoutSchemas(),
    tailwindcss(),
    onlyPrerendered(),
    singleIcons(),
    reactRouter(),
    signedOnce(),
    visitors.plugin,
    noChunkCircles(),
  ],
  server: {
    proxy: { ...Object.fromEntries(serverPaths.map((path) => [path, server])), "^/(\\?.*)?$": landing },
  },
  // Every asset is compressed once after this: see scripts/build.ts.
  build: { reportCompressedSize: false },
  environments: {
    // With what renders pages again: one bundle for the build and for the thread that follows the owner's words.
    ssr: { build: { rolldownOptions: { input: join(import.meta.dirname, "render-pages.ts") } } },
    client: {
      build: {
        license: { fileName: licensesFile },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: sharedChunks },
            // A page names a hundred of them: as few letters as tell them apart.
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash:7].js`,
          },
        },
      },
    },
  },
  // Of these a page needs a few of hundreds of parts: built in, a thread that renders pages again loads only those.
  ssr: { noExternal: ["lucide-react", /^@radix-ui\//] },
  // Prerendering asks a preview server for the pages, which would otherwise hand on the same paths.
  preview: { proxy: {} },
});
