import { createHash } from "node:crypto";
import type { AllEdits } from "@academy/content/editable";
import { editablePages } from "@academy/content/editable-pages";
import type { OwnPage } from "@academy/contract/own-pages";
import type { Db } from "../../platform/db/database.ts";
import type { Documents } from "../../platform/documents/documents.ts";
import type { Log } from "../../platform/log/log.ts";
import type { PageFile } from "../../platform/pages/replace-pages.ts";
import { type Alternative, type Published, publishedOf, withScript } from "./alternative.rules.ts";
import { writeEdits } from "./edits.rules.ts";
import { setLiveWords } from "./live-words.ts";
import { lookSheet } from "./look-sheet.ts";
import type { HeadlineScript, Rendered, RenderPreview, RenderWords } from "./rendered.ts";
import { findRendered, findRevision, keepRendered, listPublished } from "./words.queries.ts";

export type WordsDeps = {
  db: Db;
  log: Pick<Log, "info" | "error">;
  documents: Pick<Documents, "changeWords">;
  /** Which build of the pages this process serves. */
  build: string;
  render: RenderWords;
  preview: RenderPreview;
  headlineScript: HeadlineScript;
  /** Puts the pages in the place of those that are served. */
  replacePages(rendered: Rendered, files: readonly PageFile[]): Promise<void>;
  publishPassages(passages: readonly unknown[] | undefined): void;
};

export type Words = ReturnType<typeof makeWords>;

/** Whoever has a page open from before so many publications has to reload it. */
const mostFiles = 20;

/** A page's new words, or what is compared with them. */
type Change = { page: string; edits: AllEdits; ownPage?: OwnPage | null; experiment?: string };
/** Gets the revisions that the changes become, and what keeps the rendered pages. */
type Commit = (revisions: readonly number[], keep: (db: Db) => Promise<void>) => Promise<void>;

/** The words that are published, in this process: what it serves, says and writes follows them. */
export function makeWords(deps: WordsDeps) {
  const { db, log, build } = deps;
  let current = 0;
  let ownPages: Published["ownPages"] = {};
  let isForgotten = false;
  let turn: Promise<unknown> = Promise.resolve();
  const files = new Map<number, readonly PageFile[]>();

  /** One after the other: neither two publishers nor a publisher and a look at the database get in each other's way. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = turn.then(work);
    turn = mine.catch(() => {});
    return mine;
  }

  const publishedAt = async (revision: number) => publishedOf(await listPublished(db, revision));

  /** One for each part of a page that has another text. */
  const headlineScripts = ({ experiment, edits }: Alternative, isInPage: boolean) =>
    Object.entries(edits)
      .map(([key, texts]) => deps.headlineScript({ experiment, key, texts, ...(isInPage && { isInPage }) }))
      .join(";");

  /** What a browser reads before the page's scripts: what differs from the words that were built in. */
  function wordsFile({ edits, alternative }: Published): PageFile {
    const own = `document.currentScript?.remove();globalThis.academyWords=${writeEdits(edits)}`;
    const text = alternative ? `${own};${headlineScripts(alternative, false)}` : own;
    return { path: `/words/${createHash("sha256").update(text).digest("hex").slice(0, 16)}.js`, text };
  }

  /** All that the pages name. */
  function filesOf(published: Published): PageFile[] {
    const sheet = lookSheet(published.edits);
    return [wordsFile(published), ...(sheet ? [sheet] : [])];
  }

  async function render(published: Published): Promise<Rendered> {
    const { edits, alternative } = published;
    // Pages that say what they were built with name no file.
    const differs = Object.keys(edits).length > 0 || alternative !== undefined;
    const rendered = await deps.render(
      { edits, ownPages: published.ownPages },
      differs ? wordsFile(published).path : undefined,
    );
    const path = editablePages.find(({ id }) => id === alternative?.page)?.path;
    const html = path === undefined ? undefined : rendered.pages[path];
    if (!alternative || path === undefined || html === undefined) return rendered;
    const compared = withScript(html, headlineScripts(alternative, true));
    return { ...rendered, pages: { ...rendered.pages, [path]: compared } };
  }

  async function use(revision: number, published: Published, rendered: Rendered): Promise<void> {
    // A publication that ends after the server has changes nothing for whoever starts next in this process.
    if (isForgotten) return;
    setLiveWords(rendered.live, rendered.first);
    deps.publishPassages(rendered.passages);
    deps.documents.changeWords(published.edits);
    await deps.replacePages(rendered, filesOf(published));
    ownPages = published.ownPages;
    current = revision;
  }

  async function catchUp(): Promise<void> {
    const revision = await findRevision(db);
    if (revision <= current) return;
    const started = performance.now();
    const published = await publishedAt(revision);
    const known = await findRendered(db, revision, build);
    const rendered = known ?? (await render(published));
    if (!known) await keepRendered(db, revision, build, rendered);
    await use(revision, published, rendered);
    log.info({ revision, ms: Math.round(performance.now() - started) }, "published words taken over");
  }

  return {
    /** Takes over what was published, here or by another process. */
    catchUp: () => inTurn(catchUp),

    /** What a page would be with these words. */
    preview: deps.preview,

    /** What a page of the owner's own would be, among the words that are published. */
    async previewOwnPage(page: OwnPage): Promise<string> {
      const { edits } = await publishedAt(await findRevision(db));
      return deps.preview({ edits, ownPages: { [page.address]: page } }, page.address);
    },

    /**
     * Renders everything as it would be with other words, and commits only if that worked; then it is served.
     */
    publish: (changes: readonly Change[], commit: Commit) =>
      inTurn(async () => {
        // Words that this build can't render any more must not keep anybody from publishing better ones.
        await catchUp().catch((error: unknown) =>
          log.error({ err: error }, "older words could not be taken over"),
        );
        const newest = Math.max(current, await findRevision(db));
        const versions = await listPublished(db, newest);
        const others = versions.filter((each) => changes.every(({ page }) => page !== each.page));
        const changed = changes.map(({ ownPage = null, experiment = null, ...each }) => ({
          ...each,
          own_page: ownPage,
          experiment_id: experiment,
        }));
        const all = publishedOf([...others, ...changed]);
        const rendered = await render(all);
        const revisions = changes.map((_, index) => newest + 1 + index);
        const last = newest + changes.length;
        await commit(revisions, (tx) => keepRendered(tx, last, build, rendered));
        await use(last, all, rendered);
      }),

    /** A page of the owner's own that everybody may see. */
    findOwnPage: (address: string): OwnPage | undefined =>
      Object.hasOwn(ownPages, address) ? ownPages[address] : undefined,

    /** A file that a page of another revision names, in whichever process. */
    async findFile(path: string): Promise<PageFile | undefined> {
      const newest = await findRevision(db);
      const oldest = Math.max(1, newest - mostFiles + 1);
      for (const revision of files.keys()) if (revision < oldest) files.delete(revision);
      for (let revision = newest; revision >= oldest; revision--) {
        // What was published never changes.
        const known = files.get(revision) ?? filesOf(await publishedAt(revision));
        files.set(revision, known);
        const file = known.find((each) => each.path === path);
        if (file) return file;
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
