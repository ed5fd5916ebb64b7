import { createHash } from "node:crypto";
import type { AllEdits } from "@academy/content/editable";
import type { Db } from "../../platform/db/database.ts";
import type { Documents } from "../../platform/documents/documents.ts";
import type { Log } from "../../platform/log/log.ts";
import type { PageFile } from "../../platform/pages/replace-pages.ts";
import { joinEdits, writeEdits } from "./edits.rules.ts";
import { setLiveWords } from "./live-words.ts";
import type { Rendered, RenderPreview, RenderWords } from "./rendered.ts";
import { findRendered, findRevision, keepRendered, listPublished } from "./words.queries.ts";

export type WordsDeps = {
  db: Db;
  log: Pick<Log, "info" | "error">;
  documents: Pick<Documents, "changeWords">;
  /** Which build of the pages this process serves. */
  build: string;
  render: RenderWords;
  preview: RenderPreview;
  /** Puts the pages in the place of those that are served. */
  replacePages(rendered: Rendered, files: readonly PageFile[]): Promise<void>;
  publishPassages(passages: readonly unknown[] | undefined): void;
};

export type Words = ReturnType<typeof makeWords>;

/** Whoever has a page open from before so many publications has to reload it. */
const mostFiles = 20;

/** What a browser reads before the page's scripts: what differs from the words that were built in. */
function wordsFile(edits: AllEdits): PageFile {
  const text = `document.currentScript?.remove();globalThis.academyWords=${writeEdits(edits)}`;
  return { path: `/words/${createHash("sha256").update(text).digest("hex").slice(0, 16)}.js`, text };
}

/** The words that are published, in this process: what it serves, says and writes follows them. */
export function makeWords(deps: WordsDeps) {
  const { db, log, build } = deps;
  let current = 0;
  let isForgotten = false;
  let turn: Promise<unknown> = Promise.resolve();
  const files = new Map<number, PageFile>();

  /** One after the other: neither two publishers nor a publisher and a look at the database get in each other's way. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = turn.then(work);
    turn = mine.catch(() => {});
    return mine;
  }

  async function editsAt(revision: number): Promise<AllEdits> {
    return joinEdits((await listPublished(db, revision)).map(({ edits }) => edits));
  }

  async function use(revision: number, edits: AllEdits, rendered: Rendered): Promise<void> {
    // A publication that ends after the server has changes nothing for whoever starts next in this process.
    if (isForgotten) return;
    setLiveWords(rendered.live, rendered.first);
    deps.publishPassages(rendered.passages);
    deps.documents.changeWords(edits);
    await deps.replacePages(rendered, [wordsFile(edits)]);
    current = revision;
  }

  async function catchUp(): Promise<void> {
    const revision = await findRevision(db);
    if (revision <= current) return;
    const started = performance.now();
    const edits = await editsAt(revision);
    const known = await findRendered(db, revision, build);
    const rendered = known ?? (await deps.render(edits, wordsFile(edits).path));
    if (!known) await keepRendered(db, revision, build, rendered);
    await use(revision, edits, rendered);
    log.info({ revision, ms: Math.round(performance.now() - started) }, "published words taken over");
  }

  return {
    /** Takes over what was published, here or by another process. */
    catchUp: () => inTurn(catchUp),

    /** What a page would be with these words. */
    preview: deps.preview,

    /**
     * Renders everything as it would be with another page's words, and commits only if that worked; then it is served.
     * `commit` gets the revision that this becomes.
     */
    publish: (
      page: string,
      edits: AllEdits,
      commit: (revision: number, keep: (db: Db) => Promise<void>) => Promise<void>,
    ) =>
      inTurn(async () => {
        // Words that this build can't render any more must not keep anybody from publishing better ones.
        await catchUp().catch((error: unknown) =>
          log.error({ err: error }, "older words could not be taken over"),
        );
        const newest = Math.max(current, await findRevision(db));
        const published = await listPublished(db, newest);
        const others = published.filter((each) => each.page !== page).map((each) => each.edits);
        const all = joinEdits([...others, edits]);
        const rendered = await deps.render(all, wordsFile(all).path);
        const revision = newest + 1;
        await commit(revision, (tx) => keepRendered(tx, revision, build, rendered));
        await use(revision, all, rendered);
      }),

    /** A file that a page of another revision names, in whichever process. */
    async findFile(path: string): Promise<PageFile | undefined> {
      const newest = await findRevision(db);
      const oldest = Math.max(1, newest - mostFiles + 1);
      for (const revision of files.keys()) if (revision < oldest) files.delete(revision);
      for (let revision = newest; revision >= oldest; revision--) {
        // What was published never changes.
        const file = files.get(revision) ?? wordsFile(await editsAt(revision));
        files.set(revision, file);
        if (file.path === path) return file;
      }
      return undefined;
    },

    /** As the academy began: for whoever starts another server in the same process. */
    forget(): void {
      isForgotten = true;
      setLiveWords({});
      deps.publishPassages(undefined);
    },
  };
}
