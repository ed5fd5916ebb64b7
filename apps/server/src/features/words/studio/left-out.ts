import { editablePages } from "@academy/content/editing/editable-pages";
import type { Db } from "../../../platform/db/database.ts";
import { alternativeTo } from "../edits/alternative.rules.ts";
import { findRevision, listPublished } from "../words.queries.ts";
import type { Words } from "../words.ts";

type OmissionNotice = {
  /** Where it can be put right; null where that is not among the pages. */
  id: string | null;
  title: string;
};

/** What was published and can't be shown since a release, as the owner knows it. */
export async function listLeftOut(db: Db, words: Words | undefined): Promise<OmissionNotice[]> {
  const leftOut = words?.leftOut() ?? [];
  if (leftOut.length === 0) return [];
  const published = await listPublished(db, await findRevision(db));
  return leftOut.map(({ page }) => {
    const ours = editablePages.find(({ id }) => id === page);
    if (ours) return { id: ours.id, title: ours.title };
    const own = published.find((each) => each.page === page)?.own_page;
    if (own) return { id: page, title: own.title };
    const compared = editablePages.find(({ id }) => alternativeTo(id) === page);
    return { id: null, title: compared ? compared.title : page };
  });
}

export const isLeftOut = (words: Words | undefined, page: string): boolean =>
  words?.leftOut().some((each) => each.page === page) ?? false;
