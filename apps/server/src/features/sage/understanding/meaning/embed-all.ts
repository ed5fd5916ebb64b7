import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { atOnce, makeEmbedder } from "./embedder.ts";
import { readAs } from "./meanings.ts";
import { meaningId, readVectors, writeVectors } from "./shipped-vectors.ts";
import type { Vector } from "./vectors.ts";

const cacheFile = join(import.meta.dirname, "../../../../../build/sage-practice.vectors");

/** What many texts mean, for those who train and examine Sage support: each is read once on a machine. */
export async function embedAll(texts: readonly string[]): Promise<(text: string) => Vector | undefined> {
  const kept = existsSync(cacheFile) ? readVectors(readFileSync(cacheFile)) : new Map<string, Vector>();
  const wanted = new Map(texts.map((text) => [meaningId(readAs(text)), readAs(text)]));
  const missing = [...wanted]
    .filter(([id]) => !kept.has(id))
    .sort(([, one], [, other]) => one.length - other.length);
  const embedder = makeEmbedder({ maxMs: 600_000 });
  // The thread alone keeps no program.
  const alive = setInterval(() => {}, 1000);
  for (let from = 0; from < missing.length; from += atOnce) {
    const some = missing.slice(from, from + atOnce);
    const vectors = await embedder.embed(some.map(([, text]) => text));
    for (const [index, [id]] of some.entries()) kept.set(id, vectors[index] as Vector);
  }
  clearInterval(alive);
  await embedder.close();
  if (missing.length > 0) {
    mkdirSync(dirname(cacheFile), { recursive: true });
    writeFileSync(`${cacheFile}.${process.pid}`, writeVectors(kept));
    renameSync(`${cacheFile}.${process.pid}`, cacheFile);
  }
  return (text) => kept.get(meaningId(readAs(text)));
}
