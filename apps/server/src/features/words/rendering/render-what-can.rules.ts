import { editablePages } from "@academy/content/editing/editable-pages";
import type { Version } from "../edits/alternative.rules.ts";
import type { Failure, LeftOut } from "./rendered.ts";

/** One rendering of everything with the given versions; what failed of it is named by its address or its version. */
export type Attempt<Rendered> = { rendered: Rendered; failures: readonly Failure[] };

type WhatCan<Rendered> = { rendered: Rendered; used: readonly Version[]; leftOut: readonly LeftOut[] };

/** What is charged, what all pages look like and what stands on none: it goes before what a single page says. */
const isTerms = ({ page }: Version) => /^(offer|mail)-/.test(page) || page === "look";
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Whose words an address shows: of two pages that are seen at the same one, the first. */
const pageAt = (path: string) => editablePages.find((each) => each.path === path)?.id;

/**
 * Everything that was published, without what this build can't show any more: after a release one text that no longer
 * fits must not take the owner's prices and all her other words along. Pages of the owner's own are in no other page, so
 * one that fails is only missing; everything else is in the file of the words, so it is left out everywhere.
 */
export async function renderWhatCan<Rendered>(
  versions: readonly Version[],
  render: (versions: readonly Version[]) => Promise<Attempt<Rendered>>,
): Promise<WhatCan<Rendered>> {
  const ownAt = new Map(
    versions.flatMap(({ page, own_page }) => (own_page ? [[own_page.address, page]] : [])),
  );
  const attempt = async (used: readonly Version[]) => {
    try {
      const { rendered, failures } = await render(used);
      const own = failures.flatMap(({ path, reason }) => {
        const page = ownAt.get(path);
        return page ? [{ page, reason }] : [];
      });
      return { rendered, own, failures: failures.filter(({ path }) => !ownAt.has(path)) };
    } catch (error) {
      return { error, own: [], failures: [] };
    }
  };
  type RenderAttempt = Awaited<ReturnType<typeof attempt>>;
  const isWhole = (tried: RenderAttempt): tried is RenderAttempt & { rendered: Rendered } =>
    "rendered" in tried && tried.failures.length === 0;
  const done = (
    { rendered, own }: { rendered: Rendered; own: readonly LeftOut[] },
    used: readonly Version[],
    without: readonly LeftOut[],
  ) => {
    const missing = new Set(own.map(({ page }) => page));
    return {
      rendered,
      used: used.filter(({ page }) => !missing.has(page)),
      leftOut: [...without, ...own],
    };
  };

  const first = await attempt(versions);
  if (isWhole(first)) return done(first, versions, []);

  // Most likely it is the page's own words.
  const suspects = new Map(first.failures.map(({ path, reason }) => [pageAt(path) ?? path, reason] as const));
  if (versions.some(({ page }) => suspects.has(page))) {
    const others = versions.filter(({ page }) => !suspects.has(page));
    const second = await attempt(others);
    const left = versions.flatMap(({ page }) => {
      const reason = suspects.get(page);
      return reason === undefined ? [] : [{ page, reason }];
    });
    if (isWhole(second)) return done(second, others, left);
  }

  // Or those of another: one after the other, each only if everything can still be shown with it.
  const terms = versions.filter(isTerms);
  let used = [...terms, ...versions.filter(({ own_page }) => own_page)];
  let last = await attempt(used);
  if (!("rendered" in last)) throw last.error;
  // What fails without anybody's words is served as it was built.
  const asBuilt = new Set(last.failures.map(({ path }) => path));
  const leftOut: LeftOut[] = last.failures.map(({ path, reason }) => ({ page: path, reason }));
  for (const version of versions.filter((each) => !isTerms(each) && !each.own_page)) {
    const tried = await attempt([...used, version]);
    const failure = tried.failures.find(({ path }) => !asBuilt.has(path));
    if ("rendered" in tried && !failure) {
      used = [...used, version];
      last = tried;
    } else leftOut.push({ page: version.page, reason: failure?.reason ?? reasonOf(tried.error) });
  }
  return done(last as { rendered: Rendered; own: LeftOut[] }, used, leftOut);
}
