// Keeps compiled code between starts: the second one is faster and does without the TypeScript compiler's memory.
// Plain JavaScript, because what is imported before this line is not kept.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

enableCompileCache(fileURLToPath(new URL("../../node_modules/.compile-cache", import.meta.url)));
await import("./src/main.ts");
