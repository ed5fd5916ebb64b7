import type { OwnPageSummary, OwnPageView } from "@academy/contract/visitors/own-pages";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { withoutScripts } from "../edits/marks.rules.ts";
import { withPagePictures } from "../pictures/page-pictures.ts";
import { isLeftOut } from "../studio/left-out.ts";
import { findRevision, listDrafts, listPublished, listVersions } from "../words.queries.ts";
import type { Words } from "../words.ts";
import { isOwn, stateOf } from "./own-pages.ts";

const maxVersions = 20;

type LastEdit = { by: string | null; at: Date } | undefined;
const told = (what: LastEdit) => (what ? { by: what.by, at: what.at.toISOString() } : null);

export async function listOwnPages(db: Db, words: Words | undefined): Promise<{ items: OwnPageSummary[] }> {
  const published = new Map(
    (await listPublished(db, await findRevision(db))).map((version) => [version.page, version] as const),
  );
  const drafts = new Map((await listDrafts(db)).map((draft) => [draft.page, draft] as const));
  const ids = [...new Set([...drafts.keys(), ...published.keys()])].filter(isOwn);
  const items = ids.flatMap((id) => {
    const [version, draft] = [published.get(id), drafts.get(id)];
    const page = draft?.own_page ?? version?.own_page;
    // One that was taken down, and whose draft was discarded, is gone.
    if (!page) return [];
    return [
      {
        id,
        title: page.title,
        address: page.address,
        draft: told(draft && { by: draft.by, at: draft.updated_at }),
        publicAt: version?.own_page?.address ?? null,
        published: told(version && { by: version.by, at: version.published_at }),
        isLeftOut: isLeftOut(words, id),
      },
    ];
  });
  return { items: items.toSorted((one, other) => one.title.localeCompare(other.title, "en")) };
}

export async function showOwnPage(db: Db, words: Words | undefined, id: string): Promise<OwnPageView> {
  const { published, draft, page, state } = await stateOf(db, id);
  const versions = await listVersions(db, id, maxVersions);
  return {
    id,
    title: page.title,
    address: page.address,
    draft: told(draft && { by: draft.by, at: draft.updated_at }),
    publicAt: published?.own_page?.address ?? null,
    published: told(published && { by: published.by, at: published.published_at }),
    isLeftOut: isLeftOut(words, id),
    state,
    page: await withPagePictures(db, page),
    versions: versions.map(({ revision, by, published_at, restored_from, own_page }) => ({
      revision,
      by,
      at: published_at.toISOString(),
      restoredFrom: restored_from,
      page: own_page,
    })),
  };
}

/** The page as its draft has it, without anything that runs. */
export async function previewOwnPage(
  db: Db,
  words: Words | undefined,
  id: string,
): Promise<{ html: string }> {
  const { page } = await stateOf(db, id);
  if (!words) throw new AppError("UNAVAILABLE");
  return { html: withoutScripts(await words.previewOwnPage(await withPagePictures(db, page))) };
}
