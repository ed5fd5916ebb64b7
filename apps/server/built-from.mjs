// Plain JavaScript: the start looks here before anything compiles TypeScript.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
const written = new URL("./build/server/built-from.json", import.meta.url);

/** One sum over files, named from the project's root. */
export function sumOf(files) {
  const sum = createHash("sha256");
  for (const file of files) sum.update(file).update(readFileSync(fileURLToPath(new URL(file, root))));
  return sum.digest("hex");
}

/** Whether the built server says what its sources say: an older one must never run in their place. */
export function isBuiltFromSources(list = written) {
  try {
    const { files, sum } = JSON.parse(readFileSync(list, "utf8"));
    return sumOf(files) === sum;
  } catch {
    // Not built, or a source is gone.
    return false;
  }
}
