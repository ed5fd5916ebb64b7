// Every optional package that any dependency names must be in the lockfile. npm leaves out, without a
// word, those whose newest version lacks a build in the registry; `npm ci` then fails on that platform.
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));

/** Node's own lookup: nearest node_modules first, then each folder above. */
function isLocked(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    if (packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

let seen = 0;
const missing = [];
for (const [path, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    seen++;
    if (!isLocked(path, name)) missing.push(`${path || "the project"} wants ${name}@${range}`);
  }
}
const addresses = Object.values(packages).filter((entry) => /^https?:/.test(entry.resolved ?? ""));

for (const line of missing) console.error(`lockfile: ${line}, which is not locked`);
if (addresses.length) console.error(`lockfile: ${addresses.length} entries carry a download address`);
if (seen < 50)
  console.error(
    `lockfile: only ${seen} optional packages seen, so this check is not looking at the right thing`,
  );
if (missing.length || addresses.length || seen < 50) process.exit(1);
console.log(`lockfile: all ${seen} optional packages are locked`);
