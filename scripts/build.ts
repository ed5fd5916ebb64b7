import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressAll, compressedSuffix } from "../apps/server/src/platform/pages/compress.ts";
import { mediaTypeOf } from "../apps/server/src/platform/pages/media-types.ts";
import { notePagesBuilt } from "./built-pages.mjs";
import { showProgress } from "./progress.mjs";
import { type Outcome, report, root, runProgram } from "./run-program.ts";

/** What is under way, and how far. */
const underWay = new Map<string, string>();

/** The pages, the server, the documents, and every asset compressed once and for all. */
export async function build(): Promise<Outcome[]> {
  const hideProgress = showProgress(() => ({
    what: `Building ${[...underWay.keys()].join(", ") || "compressed copies"}`,
    detail: [...underWay.values()].filter(Boolean).join(", "),
  }));
  const outcomes = await Promise.all([
    buildPages(),
    run("documents", "vite", ["build"], { cwd: join(root, "packages/documents") }),
    run("server", "rolldown", ["-c", "rolldown.config.ts"], { cwd: join(root, "apps/server") }),
  ]);
  if (outcomes.every((outcome) => outcome.isGood)) {
    outcomes.push(await compressAssets());
    notePagesBuilt();
  }
  hideProgress();
  return outcomes;
}

async function run(
  name: string,
  program: string,
  args: string[],
  options: { cwd?: string; onOutput?: (output: string) => void } = {},
): Promise<Outcome> {
  underWay.set(name, "");
  const outcome = await runProgram(program, args, { name: `build ${name}`, ...options });
  underWay.delete(name);
  return outcome;
}

/** What the browser gets is compressed while the pages are rendered, which keeps one core busy. */
async function buildPages(): Promise<Outcome> {
  let early: Promise<Outcome> | undefined;
  const outcome = await run("pages", "react-router", ["build"], {
    cwd: join(root, "apps/web"),
    onOutput(output) {
      const rendered = output.match(/^Prerender/gm)?.length ?? 0;
      const modules = /(\d+) modules transformed/.exec(output)?.[1];
      if (rendered > 0) underWay.set("pages", `${rendered} pages rendered`);
      else if (modules) underWay.set("pages", `${modules} modules read`);
      if (/✓ built in/.test(output)) early ??= compressAssets("assets");
    },
  });
  await early;
  return outcome;
}

async function compressAssets(folder = "."): Promise<Outcome> {
  const started = performance.now();
  const within = join(root, "apps/web/build/client", folder);
  const entries = await readdir(within, { recursive: true, withFileTypes: true });
  // Pages themselves are compressed at start, when the academy's address is known.
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(html|br|zst|gz)$/.test(entry.name))
    .filter(({ name }) => mediaTypeOf(name).isText)
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      if (await isCompressed(file)) return;
      const copies = await compressAll(await readFile(file), "build");
      for (const [encoding, bytes] of Object.entries(copies)) {
        await writeFile(file + compressedSuffix[encoding as keyof typeof compressedSuffix], bytes);
      }
    }),
  );
  return {
    name: `compress ${files.length} assets`,
    isGood: true,
    output: "",
    seconds: (performance.now() - started) / 1000,
  };
}

/** Since it was last written. */
async function isCompressed(file: string): Promise<boolean> {
  const copy = await stat(file + compressedSuffix.gzip).catch(() => undefined);
  return copy !== undefined && copy.mtimeMs >= (await stat(file)).mtimeMs;
}

if (import.meta.main) {
  const outcomes = await build();
  for (const outcome of outcomes) report(outcome);
  if (!outcomes.every((outcome) => outcome.isGood)) process.exit(1);
}
