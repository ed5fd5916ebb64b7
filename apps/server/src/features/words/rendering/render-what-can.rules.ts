import { editablePages } from "@academy/content/editing/editable-pages";
import type { Version } from "../edits/alternative.rules.ts";
import type { Failure, Omission } from "./rendered.ts";

/** One rendering of everything with the given versions; what failed of it is named by its address or its version. */
export type Attempt<Rendered> = { rendered: Rendered; failures: readonly Failure[] };

type ShownWords<Rendered> = { rendered: Rendered; used: readonly Version[]; leftOut: readonly Omission[] };

/** What is charged, what all pages look like and what stands on none: it goes before what a single page says. */
const isTerms = ({ page }: Version) => /^(offer|mail)-/.test(page) || page === "look";
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Whose words an address shows: of two pages that are seen at the same one, the first. */
const pageAt = (path: string) => editablePages.find((each) => each.path === path)?.id ?? path;

/**
 * Everything that was published, without what this build can't show any more: after a release one text that no longer
 * fits must not take the owner's prices and all her other words along. Versions are added to the prices as long as
 * everything can be shown with them; where it can't, those that are suspected and the others are tried by themselves,
 * down to a single one, which is left out everywhere, because it is in the file of the words. Pages of the owner's own
 * are in no other page, so one that fails is only missing.
 */
export async function renderWhatCan<Rendered>(
  versions: readonly Version[],
  render: (versions: readonly Version[]) => Promise<Attempt<Rendered>>,
): Promise<ShownWords<Rendered>> {
  const ownAt = new Map(
    versions.flatMap(({ page, own_page }) => (own_page ? [[own_page.address, page]] : [])),
  );
  const leftOut: Omission[] = [];
  /** Addresses that fail without anybody's words: they are served as they were built. */
  const asBuilt = new Set<string>();
  const attempt = async (used: readonly Version[]) => {
    try {
      const { rendered, failures } = await render(used);
      const own = failures.filter(({ path }) => ownAt.has(path));
      const others = failures.filter(({ path }) => !ownAt.has(path) && !asBuilt.has(path));
      return { used, rendered, own, failures: others };
    } catch (error) {
      return { used, own: [], failures: [{ path: "", reason: reasonOf(error) }], error };
    }
  };
  type Outcome = Awaited<ReturnType<typeof attempt>>;
  type RenderedOutcome = Extract<Outcome, { rendered: Rendered }>;
  const isShown = (tried: Outcome): tried is RenderedOutcome => "rendered" in tried;
  const done = ({ rendered, used, own }: RenderedOutcome): ShownWords<Rendered> => {
    const missing = own.map(({ path, reason }) => ({ page: ownAt.get(path) ?? path, reason }));
    const isMissing = ({ page }: Version) => missing.some((each) => each.page === page);
    return { rendered, used: used.filter((each) => !isMissing(each)), leftOut: [...leftOut, ...missing] };
  };

  const all = await attempt(versions);
  if (isShown(all) && all.failures.length === 0) return done(all);
  const isAlways = (version: Version) => isTerms(version) || version.own_page !== null;
  const base = await attempt(versions.filter(isAlways));
  if (!isShown(base)) throw base.error;
  for (const { path, reason } of base.failures) {
    asBuilt.add(path);
    leftOut.push({ page: path, reason });
  }
  let shown = base;
  async function add(candidates: readonly Version[]): Promise<void> {
    if (candidates.length === 0) return;
    const tried = await attempt([...shown.used, ...candidates]);
    const [failure] = tried.failures;
    if (isShown(tried) && !failure) {
      shown = tried;
    } else if (candidates.length === 1) {
      leftOut.push({ page: candidates[0]?.page ?? "", reason: failure?.reason ?? "" });
    } else {
      const failed = new Set(tried.failures.map(({ path }) => pageAt(path)));
      const suspects = candidates.filter(({ page }) => failed.has(page));
      const isUseful = suspects.length > 0 && suspects.length < candidates.length;
      const later = isUseful ? suspects : candidates.slice(Math.ceil(candidates.length / 2));
      await add(candidates.filter((each) => !later.includes(each)));
      await add(later);
    }
  }
  await add(versions.filter((each) => !isAlways(each)));
  return done(shown);
}
