import type { AllEdits } from "@academy/content/editing/editable";
import { editablePages } from "@academy/content/editing/editable-pages";
import type { OwnPage } from "@academy/contract/visitors/own-pages";
import type { Db } from "../../platform/db/database.ts";
import type { Documents } from "../../platform/documents/documents.ts";
import type { Log } from "../../platform/log/log.ts";
import type { PageFile } from "../../platform/pages/html-page.ts";
import { alternativeTo, type PublishedWords, type Version, withScript } from "./edits/alternative.rules.ts";
import { setLiveWords } from "./live-words.ts";
import { publishedNow } from "./published.ts";
import { linkedFrom } from "./rendering/menu-links.ts";
import { type Attempt, renderWhatCan } from "./rendering/render-what-can.rules.ts";
import type {
  HeadlineScript,
  Omission,
  PageContent,
  RenderedWords,
  RenderPreview,
  RenderWords,
} from "./rendering/rendered.ts";
import { makeWordsFiles } from "./rendering/words-files.ts";
import { makeTries } from "./tries.ts";
import { findRendered, findRevision, keepRendered, listPublished } from "./words.queries.ts";

export type WordsDeps = {
  db: Db;
  log: Pick<Log, "info" | "warn" | "error">;
  documents: Pick<Documents, "changeWords">;
  /** Which build of the pages this process serves. */
  build: string;
  render: RenderWords;
  preview: RenderPreview;
  headlineScript: HeadlineScript;
  /** Puts the pages in the place of those that are served. */
  replacePages(rendered: RenderedWords, files: readonly PageFile[]): void;
  /** Makes the pages as they were built again. */
  reloadPages(): void;
  publishPassages(passages: readonly unknown[] | undefined): void;
};

/** What is said now, and the address of the file with it. */
export type SaidWords = { said: PageContent; words: string | undefined };

export type Words = ReturnType<typeof makeWords>;

/** Whoever has a page open from before so many publications has to reload it. */
const maxFiles = 20;

/** The versions that were rendered: all but those that could not be shown. */
const shownIn = ({ leftOut = [] }: RenderedWords, versions: readonly Version[]) =>
  versions.filter(({ page }) => leftOut.every((each) => each.page !== page));

/** A page's new words, or what is compared with them. */
type Change = { page: string; edits: AllEdits; ownPage?: OwnPage | null; experiment?: string };
/** Gets the revisions that the changes become, and what keeps the rendered pages. */
type Commit = (revisions: readonly number[], keep: (db: Db) => Promise<void>) => Promise<void>;

/** The words that are published, in this process: what it serves, says and writes follows them. */
export function makeWords(deps: WordsDeps) {
  const { db, log, build } = deps;
  let current = 0;
  let ownPages: PublishedWords["ownPages"] = {};
  let said: SaidWords = { said: { edits: {}, ownPages: {} }, words: undefined };
  let leftOut: readonly Omission[] = [];
  let isForgotten = false;
  const tries = makeTries();
  let turn: Promise<unknown> = Promise.resolve();
  const files = new Map<number, readonly PageFile[]>();

  /** One after the other: neither two publishers nor a publisher and a look at the database get in each other's way. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = turn.then(work);
    turn = mine.catch(() => {});
    return mine;
  }

  const { filesOf, nameOf, headlineScripts } = makeWordsFiles(deps.headlineScript);
  const publishedAt = async (revision: number) => publishedNow(await listPublished(db, revision));

  /** Everything as these versions say it. What can't be shown is named, and no menu leads to it. */
  async function render(versions: readonly Version[]): Promise<Attempt<RenderedWords>> {
    const attempt = await renderThese(versions);
    const linked = linkedFrom(publishedNow(versions).edits);
    const missing = attempt.failures.filter(({ path }) => linked.has(path));
    if (missing.length === 0) return attempt;
    const isMissing = ({ own_page }: Version) => missing.some(({ path }) => path === own_page?.address);
    const { rendered, failures } = await renderThese(versions.filter((each) => !isMissing(each)));
    return { rendered, failures: [...failures, ...missing] };
  }

  async function renderThese(versions: readonly Version[]): Promise<Attempt<RenderedWords>> {
    const published = publishedNow(versions);
    const { edits, alternative, ownPages: own } = published;
    const { failures, ...rendered } = await deps.render({ edits, ownPages: own }, nameOf(published));
    const path = editablePages.find(({ id }) => id === alternative?.page)?.path;
    const html = path === undefined ? undefined : rendered.pages[path];
    if (!alternative || path === undefined || html === undefined) return { rendered, failures };
    const compared = withScript(html, headlineScripts(alternative, true));
    if (compared === undefined) {
      const reason = "the page does not begin with a heading and a text";
      return { rendered, failures: [...failures, { path: alternativeTo(alternative.page), reason }] };
    }
    return { rendered: { ...rendered, pages: { ...rendered.pages, [path]: compared } }, failures };
  }

  function use(revision: number, versions: readonly Version[], rendered: RenderedWords): void {
    // A publication that ends after the server has changes nothing for whoever starts next in this process.
    if (isForgotten) return;
    const shown = shownIn(rendered, versions);
    const published = publishedNow(shown);
    deps.replacePages(rendered, filesOf(published));
    setLiveWords(rendered.live, rendered.first);
    deps.publishPassages(rendered.passages);
    deps.documents.changeWords(published.edits);
    // Others may show what is left out here, and their pages name another file.
    files.set(revision, [
      ...filesOf(published),
      ...(shown.length < versions.length ? filesOf(publishedNow(versions)) : []),
    ]);
    ownPages = published.ownPages;
    said = { said: { edits: published.edits, ownPages: {} }, words: nameOf(published) };
    leftOut = rendered.leftOut ?? [];
    current = revision;
  }

  async function catchUp(): Promise<void> {
    const revision = await findRevision(db);
    if (revision <= current || tries.isTooSoon(revision)) return;
    const started = performance.now();
    try {
      const versions = await listPublished(db, revision);
      const known = await findRendered(db, revision, build);
      const rendered = known ?? (await renderForAll(versions));
      if (!known) await keepRendered(db, revision, build, rendered);
      use(revision, versions, rendered);
    } catch (error) {
      tries.failed(revision);
      throw error;
    }
    if (leftOut.length > 0) log.warn({ revision, leftOut }, "what this build can't show is left out");
    log.info({ revision, ms: Math.round(performance.now() - started) }, "published words taken over");
  }

  /** The same words, where something else is done to each page. */
  async function makeAgain(): Promise<void> {
    if (current === 0) return deps.reloadPages();
    const revision = current;
    const versions = await listPublished(db, revision);
    use(revision, versions, (await findRendered(db, revision, build)) ?? (await renderForAll(versions)));
  }

  async function renderForAll(versions: readonly Version[]): Promise<RenderedWords> {
    const { rendered, leftOut: without } = await renderWhatCan(versions, render);
    return { ...rendered, leftOut: without };
  }

  return {
    /** Takes over what was published, here or by another process. */
    catchUp: () => inTurn(catchUp),

    /** Makes all pages again, with the same words. */
    makeAgain: () => inTurn(makeAgain),

    /** What was published and can't be shown by this build. */
    leftOut: () => leftOut,

    /** What the served pages were rendered with: the same as long as they stay. */
    said: (): SaidWords => said,

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
        const all = [...others, ...changed];
        // What could not be shown before still can't; what is published now has to be, and all else with it.
        const without = leftOut.filter(({ page }) => changes.every((each) => each.page !== page));
        const shown = all.filter(({ page }) => without.every((each) => each.page !== page));
        const { rendered, failures } = await render(shown);
        const failure = failures.find(({ path }) => without.every(({ page }) => page !== path));
        if (failure) throw new Error(`${failure.path}: ${failure.reason}`);
        const revisions = changes.map((_, index) => newest + 1 + index);
        const revision = newest + changes.length;
        const kept = { ...rendered, leftOut: without };
        await commit(revisions, (tx) => keepRendered(tx, revision, build, kept));
        use(revision, all, kept);
      }),

    /** A page of the owner's own that everybody may see. */
    findOwnPage: (address: string): OwnPage | undefined =>
      Object.hasOwn(ownPages, address) ? ownPages[address] : undefined,

    /** A file that a page of another revision names, in whichever process. */
    async findFile(path: string): Promise<PageFile | undefined> {
      const newest = await findRevision(db);
      const oldest = Math.max(1, newest - maxFiles + 1);
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
