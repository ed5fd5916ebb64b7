import type { AllEdits } from "@academy/content/editing/editable";
import { isSameJson } from "@academy/contract/fields/same-json";
import type { Tx } from "../../platform/db/database.ts";
import {
  checkWords,
  keepPublished,
  keepWritten,
  listPublishedWords,
  listWrittenWords,
  putRedirect,
  refuseWithoutConsent,
  whyNotPage,
  withPagePictures,
  withPictures,
} from "../words/public.ts";
import { listRedirects } from "./content-files.queries.ts";
import { ContentRefused } from "./content-folder.ts";
import type { ImportOptions } from "./courses/importing.ts";
import type { Content } from "./read-content.ts";

/** What is refused in the studio is refused here. */
function checked(page: string, edits: AllEdits): AllEdits {
  try {
    return checkWords(page, edits);
  } catch (error) {
    throw new ContentRefused(`words/${page}.json: ${(error as Error).message}`, { cause: error });
  }
}

/** Nobody's words are shown to the world without a record that they agreed; records are in no file. */
async function agreed(tx: Tx, page: string, edits: AllEdits): Promise<void> {
  try {
    await refuseWithoutConsent(tx, page, edits);
  } catch (error) {
    throw new ContentRefused(`words/${page}.json: ${(error as Error).message}`, { cause: error });
  }
}

/** Each page that says something else is another version: the one before stays in the history. */
export async function importWords(
  tx: Tx,
  content: Content,
  { now, say, isDemo }: ImportOptions,
): Promise<void> {
  const published = new Map((await listPublishedWords(tx)).map((version) => [version.page, version]));
  const drafts = new Map((await listWrittenWords(tx)).map((draft) => [draft.page, draft]));
  for (const { page, ...said } of content.words) {
    const missing = (path: string) => say(`words ${page}: the picture of ${path} is not in the library here`);
    const edits = await withPictures(tx, checked(page, (said.published ?? {}) as AllEdits), missing);
    if (!isSameJson(edits, published.get(page)?.edits ?? {})) {
      if (!isDemo) await agreed(tx, page, edits);
      await keepPublished(tx, { page, edits, ownPage: null }, now);
      say(`words ${page}: published`);
    }
    if (!said.draft) continue;
    const draft = await withPictures(tx, checked(page, said.draft as AllEdits), missing);
    if (isSameJson(draft, drafts.get(page)?.edits ?? null)) continue;
    await keepWritten(tx, { page, edits: draft }, now);
    say(`words ${page}: another draft`);
  }
}

export async function importPages(tx: Tx, content: Content, { now, say }: ImportOptions): Promise<void> {
  const published = new Map((await listPublishedWords(tx)).map((version) => [version.page, version]));
  const drafts = new Map((await listWrittenWords(tx)).map((draft) => [draft.page, draft]));
  const addresses = new Map(
    [...published.values()].flatMap(({ page, own_page }) =>
      own_page ? [[own_page.address, page] as const] : [],
    ),
  );
  for (const { id, ...file } of content.pages) {
    const page = {
      published: file.published && (await withPagePictures(tx, file.published)),
      draft: file.draft && (await withPagePictures(tx, file.draft)),
    };
    for (const each of [page.published, page.draft]) {
      const problem = each && whyNotPage(each, each === page.published);
      if (problem) throw new ContentRefused(`pages/${id}.json: ${problem}`);
    }
    const before = published.get(id)?.own_page ?? null;
    if (!isSameJson(page.published, before)) {
      const other = page.published && addresses.get(page.published.address);
      if (other && other !== id) {
        throw new ContentRefused(`pages/${id}.json: another page here is at ${page.published?.address}`);
      }
      await keepPublished(tx, { page: id, edits: {}, ownPage: page.published }, now);
      if (before) addresses.delete(before.address);
      if (page.published) addresses.set(page.published.address, id);
      say(
        `page ${page.published?.address ?? before?.address}: ${page.published ? "published" : "taken down"}`,
      );
    }
    if (page.draft && !isSameJson(page.draft, drafts.get(id)?.own_page ?? null)) {
      await keepWritten(tx, { page: id, edits: {}, ownPage: page.draft }, now);
      say(`page ${page.draft.address}: another draft`);
    }
  }
  const redirects = new Map((await listRedirects(tx)).map(({ id, to_path }) => [id, to_path]));
  const after = new Map([...redirects, ...Object.entries(content.redirects)]);
  for (const [from, to] of Object.entries(content.redirects)) {
    if (redirects.has(from) && redirects.get(from) === to) continue;
    if (from === to || (to !== null && after.has(to))) {
      throw new ContentRefused(`redirects.json: ${from} leads in a circle, or on from where it leads`);
    }
    await putRedirect(tx, from, to, now);
    say(`address ${from}: ${to === null ? "gone" : `leads to ${to}`}`);
  }
}
