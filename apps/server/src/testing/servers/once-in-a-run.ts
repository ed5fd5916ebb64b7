import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { inject } from "vitest";
import { wordsRenderer } from "../../render-words.ts";

/**
 * Done once for all tests of a run, whichever engine they are about: for what follows from what is asked alone, and takes
 * seconds. Read from a file each time, so that no test holds what another one may change.
 */
async function once<Result>(asked: string, make: () => Promise<Result>): Promise<Result> {
  const kept = readIfThere(fileOf(asked));
  return kept ? (deserialize(kept) as Result) : keep(asked, await make());
}

const fileOf = (asked: string) =>
  join(inject("onceFolder"), createHash("sha256").update(asked).digest("hex"));

function keep<Result>(asked: string, result: Result): Result {
  const file = fileOf(asked);
  mkdirSync(dirname(file), { recursive: true });
  // Whole or not at all: another worker may be asking for the same.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, serialize(result));
  renameSync(draft, file);
  return result;
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** In one order: engines keep the edits of a page in different ones, and pages are the same in any. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The pages with the same words are rendered by the first test that publishes them. What fails is tried again. */
export const renderOnce: typeof wordsRenderer = (buildDir) => {
  const { render, preview, build, ...rest } = wordsRenderer(buildDir);
  const key = (...asked: unknown[]) => JSON.stringify([build, ...asked], inOrder);
  return {
    ...rest,
    build,
    render: (said, words) => once(key("all", said, words ?? null), () => render(said, words)),
    preview: (said, path) => once(key("bare", said, path), () => preview(said, path)),
  };
};
