import type { Clock } from "../../../../platform/clock.ts";
import type { Db } from "../../../../platform/db/database.ts";
import type { Log } from "../../../../platform/log/log.ts";
import { atOnce, type Embedder, makeEmbedder, maxCharacters } from "./embedder.ts";
import { findMeanings, saveMeanings } from "./meanings.queries.ts";
import { meaningId, shippedVectors } from "./shipped-vectors.ts";
import type { Vector } from "./vectors.ts";

/** What texts mean, kept for all processes by what they say. */
export type Meanings = {
  /** Of what somebody asks: worked out now, and never kept. Undefined where it can't be had. */
  ofQuestion(question: string): Promise<Vector | undefined>;
  /** Of what the academy says, as far as it is known; what is not is worked out in the background. */
  ofTexts(texts: readonly string[]): Promise<ReadonlyMap<string, Vector>>;
  /** Changes whenever more is known. */
  revision(): number;
};

type Deps = { db: Db; now: Clock; log: Pick<Log, "error">; embedder?: Embedder };

/** Questions of the last minutes: the same one is asked by many. */
const maxQuestions = 500;

export const readAs = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, maxCharacters);

/** One for a process, however many ask. */
let shared: Embedder | undefined;
function embedderOfProcess(): Embedder {
  shared ??= makeEmbedder();
  return shared;
}

export function makeMeanings({ db, now, log, embedder = embedderOfProcess() }: Deps): Meanings {
  const asked = new Map<string, Promise<Vector | undefined>>();
  const missing = new Map<string, string>();
  let revision = 0;
  let isLearning = false;

  /** A few at a time, so that no question waits long; each is there for everybody at once. */
  async function learn(): Promise<void> {
    if (isLearning) return;
    isLearning = true;
    try {
      while (missing.size > 0) {
        const some = [...missing].slice(0, atOnce);
        const vectors = await embedder.embed(some.map(([, text]) => text));
        await saveMeanings(db, new Map(some.map(([id], index) => [id, vectors[index] as Vector])), now());
        for (const [id] of some) missing.delete(id);
        revision += 1;
      }
    } catch (error) {
      // Tried again with the next question that needs it.
      missing.clear();
      log.error({ err: error }, "what the academy says could not be read for its meaning");
    } finally {
      isLearning = false;
    }
  }

  return {
    ofQuestion(question) {
      const text = readAs(question);
      if (!/\p{L}/u.test(text)) return Promise.resolve(undefined);
      const known = asked.get(text);
      if (known) return known;
      const working = embedder.embed([text]).then(
        ([vector]) => vector,
        (error: unknown) => {
          asked.delete(text);
          log.error({ err: error }, "a question could not be read for its meaning");
          return undefined;
        },
      );
      if (asked.size >= maxQuestions) asked.delete(asked.keys().next().value ?? "");
      asked.set(text, working);
      return working;
    },

    async ofTexts(texts) {
      const ids = new Map(texts.map((text) => [text, meaningId(readAs(text))]));
      const shipped = shippedVectors();
      const others = [...new Set(ids.values())].filter((id) => !shipped.has(id));
      const found = await findMeanings(db, others);
      const known = new Map<string, Vector>();
      for (const [text, id] of ids) {
        const vector = shipped.get(id) ?? found.get(id);
        if (vector) known.set(text, vector);
        else missing.set(id, readAs(text));
      }
      if (missing.size > 0) void learn();
      return known;
    },

    revision: () => revision,
  };
}
