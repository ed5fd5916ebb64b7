import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressAll, compressedSuffix } from "../apps/server/src/platform/pages/compress.ts";
import { mediaTypeOf } from "../apps/server/src/platform/pages/media-types.ts";
import { type Outcome, report, root, runProgram } from "./run-program.ts";

/** The pages, the server, the documents, what Sage support is trained to, and every asset compressed once and for all. */
export async function build(): Promise<Outcome[]> {
  const outcomes = await Promise.all([
    runProgram("react-router", ["build"], { name: "build pages", cwd: join(root, "apps/web") }),
    runProgram("vite", ["build"], { name: "build documents", cwd: join(root, "packages/documents") }),
    runProgram("rolldown", ["-c", "rolldown.config.ts"], {
      name: "build server",
      cwd: join(root, "apps/server"),
    }),
    runProgram(
      "node",
      [
        "--disable-warning=ExperimentalWarning",
        "apps/server/src/features/sage/understanding/trained-model.ts",
      ],
      {
        name: "train Sage support",
      },
    ),
  ]);
  if (outcomes.every((outcome) => outcome.isGood)) outcomes.push(await compressAssets());
  return outcomes;
}

async function compressAssets(): Promise<Outcome> {
  const started = performance.now();
  const client = join(root, "apps/web/build/client");
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  // Pages themselves are compressed at start, when the academy's address is known.
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".html") && mediaTypeOf(entry.name).isText)
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
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

if (import.meta.main) {
  const outcomes = await build();
  for (const outcome of outcomes) report(outcome);
  if (!outcomes.every((outcome) => outcome.isGood)) process.exit(1);
}
