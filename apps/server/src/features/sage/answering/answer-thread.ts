import { parentPort } from "node:worker_threads";
import { sageTalk } from "@academy/content/help";
import { comeLast } from "../../../platform/threads/make-way.ts";
import type { Asker } from "../asker.ts";
import type { Passage } from "../passages/passage.ts";
import { publishPassages } from "../passages/published-passages.ts";
import { type AnswerSources, makeAnswerer, type ReplyWithMeaning } from "./answerer.ts";

export type ToThread =
  | { kind: "words"; passages: readonly Passage[] | undefined; talk: typeof sageTalk }
  | { kind: "question"; id: number; message: string; asker: Asker | undefined; revision: number }
  | { kind: "found"; id: number; value: unknown }
  | { kind: "not-found"; id: number; failure: string };
export type FromThread =
  | { kind: "reply"; id: number; reply: ReplyWithMeaning }
  | { kind: "failure"; id: number; failure: string }
  | { kind: "find"; id: number; source: keyof AnswerSources; args: unknown[] };

/** Whoever reads a page or signs in comes first on the processor. */
comeLast();

const say = (message: FromThread) => parentPort?.postMessage(message);
const waiting = new Map<number, PromiseWithResolvers<unknown>>();
let nextId = 0;
let revision = 0;

const find =
  <Source extends keyof AnswerSources>(source: Source) =>
  (...args: Parameters<AnswerSources[Source]>) => {
    const found = Promise.withResolvers<unknown>();
    const id = nextId++;
    waiting.set(id, found);
    say({ kind: "find", id, source, args });
    return found.promise as ReturnType<AnswerSources[Source]>;
  };

const answer = makeAnswerer(
  {
    ofQuestion: find("ofQuestion"),
    ofTexts: find("ofTexts"),
    findTaughtVersion: find("findTaughtVersion"),
    listTaught: find("listTaught"),
    listCourses: find("listCourses"),
    readCourse: find("readCourse"),
    findResult: find("findResult"),
    listFacts: find("listFacts"),
    findFact: find("findFact"),
  },
  () => revision,
);

parentPort?.on("message", (said: ToThread) => {
  if (said.kind === "words") {
    Object.assign(sageTalk, said.talk);
    return publishPassages(said.passages);
  }
  if (said.kind === "question") {
    const { id } = said;
    revision = said.revision;
    return void answer(said.message, said.asker).then(
      (reply) => say({ kind: "reply", id, reply }),
      (error: unknown) =>
        say({ kind: "failure", id, failure: error instanceof Error ? error.message : String(error) }),
    );
  }
  const asked = waiting.get(said.id);
  waiting.delete(said.id);
  if (said.kind === "found") asked?.resolve(said.value);
  else asked?.reject(new Error(said.failure));
});
