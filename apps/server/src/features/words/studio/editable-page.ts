import type { AllEdits } from "@academy/content/editing/editable";
import { editablePages } from "@academy/content/editing/editable-pages";
import { editableMails } from "@academy/content/mails/editable-mails";
import type { WordField } from "@academy/contract/studio/pages";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { findStanding } from "../../drafts/public.ts";
import { publishedOf } from "../edits/alternative.rules.ts";
import { fieldsOf } from "../edits/fields.rules.ts";
import { firstWords } from "../live-words.ts";
import { asDraft, asVersion, findRevision, listPublished, subjectOf } from "../words.queries.ts";

const known = new WeakMap<object, readonly WordField[]>();

export function pageCalled(id: string) {
  const page = [...editablePages, ...editableMails].find((each) => each.id === id);
  if (!page) throw new AppError("NOT_FOUND");
  return page;
}

/** What can be changed of a page, by the key of each part, as the academy began with it. */
export function fieldsOfPage(id: string): ReadonlyMap<string, readonly WordField[]> {
  return new Map(
    pageCalled(id).parts.map(({ key, lists }) => {
      // Others once an offer or the academy's name has changed.
      const words = firstWords(key) as object;
      const fields = known.get(words) ?? fieldsOf(words, lists);
      known.set(words, fields);
      return [key, fields];
    }),
  );
}

/** What half of the visitors read on a page, if there is such a thing. */
export async function alternativeOf(db: Db, page: string) {
  const { alternative } = publishedOf(await listPublished(db, await findRevision(db)));
  return alternative?.page === page ? alternative : undefined;
}

/** How a page stands: what is published and what is being written. */
export async function stateOfPage(db: Db, id: string) {
  const standing = await findStanding(db, subjectOf(id));
  const published = standing.published && asVersion(standing.published);
  const draft = standing.draft && asDraft(standing.draft);
  const publishedEdits: AllEdits = published?.edits ?? {};
  const edits = draft?.edits ?? publishedEdits;
  return { standing, published, draft, publishedEdits, edits, state: standing.state };
}
