// Plain JavaScript: looked at before every start, on whatever Node the machine has.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "apps/web/build");
const stamp = join(folder, "built-from.txt");
const documents = join(root, "packages/documents/dist/mails.js");
const sources = [
  "apps/web",
  "packages",
  "scripts",
  "apps/server/src/platform/pages",
  "apps/server/src/features/sage",
];
const skipped = new Set(["node_modules", "build", "dist", "fonts", ".react-router"]);

/** Whether pages and documents are there, and made of what the sources say. */
export function arePagesBuilt() {
  return existsSync(documents) && existsSync(stamp) && readFileSync(stamp, "utf8") === sumOfSources();
}

/** Once they are built: nobody builds them again until something has changed. */
export function notePagesBuilt() {
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, sumOfSources());
}

function sumOfSources() {
  const sum = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  for (const file of sources.flatMap((source) => filesBelow(join(root, source))))
    sum.update(file.slice(root.length)).update(readFileSync(file));
  return sum.digest("hex");
}

function filesBelow(within) {
  return readdirSync(within, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(within, entry.name)) : [join(within, entry.name)],
    );
}
