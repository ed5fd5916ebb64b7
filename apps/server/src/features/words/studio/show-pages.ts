import type { EditablePage } from "@academy/content/editing/editable-page";
import { editablePages } from "@academy/content/editing/editable-pages";
import { editableMailOf, isOwnersMail } from "@academy/content/mails/editable-mails";
import type { ListedPage, PagePreview, PageWords } from "@academy/contract/studio/pages";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { joinEdits } from "../edits/edits.rules.ts";
import { markWords, withoutScripts } from "../edits/marks.rules.ts";
import { picturesNow } from "../pictures/page-pictures.ts";
import { publishedNow } from "../published.ts";
import { findRevision, listDrafts, listPublished, listVersions } from "../words.queries.ts";
import type { Words } from "../words.ts";
import { fieldsOfPage, pageCalled, stateOfPage } from "./editable-page.ts";
import { isLeftOut } from "./left-out.ts";

const maxVersions = 20;

export async function listPages(db: Db, words: Words | undefined): Promise<{ items: ListedPage[] }> {
  const published = await listPublished(db, await findRevision(db));
  const drafts = await listDrafts(db);
  const items = editablePages.map(({ id, title, path, group }) => {
    const version = published.find(({ page }) => page === id);
    const draft = drafts.find(({ page }) => page === id);
    return {
      id,
      title,
      path,
      group,
      draft: draft ? { by: draft.by, at: draft.updated_at.toISOString() } : null,
      published: version ? { by: version.by, at: version.published_at.toISOString() } : null,
      isLeftOut: isLeftOut(words, id),
    };
  });
  return { items };
}

export async function showPage(db: Db, words: Words | undefined, id: string): Promise<PageWords> {
  const page = pageCalled(id);
  const { title, path, parts } = page;
  const { published, draft, publishedEdits, edits, state } = await stateOfPage(db, id);
  const versions = await listVersions(db, id, maxVersions);
  const fields = fieldsOfPage(id);
  return {
    id,
    title,
    path,
    draft: draft ? { by: draft.by, at: draft.updated_at.toISOString() } : null,
    published: published ? { by: published.by, at: published.published_at.toISOString() } : null,
    isLeftOut: isLeftOut(words, id),
    hasPreview: hasPreview(page),
    state,
    edits: (await picturesNow(db, edits)) as PageWords["edits"],
    publishedEdits: publishedEdits as PageWords["edits"],
    parts: parts.map(({ key, label }) => ({ key, label, fields: [...(fields.get(key) ?? [])] })),
    versions: versions.map(({ revision, by, published_at, restored_from, edits: then }) => ({
      revision,
      by,
      at: published_at.toISOString(),
      restoredFrom: restored_from,
      edits: then as PageWords["edits"],
    })),
    isOwnersAlone: isOwnersMail(id),
    placeholders: (editableMailOf(id)?.placeholders ?? []).map((each) => ({
      name: each.name,
      label: each.label,
      isNeeded: each.isNeeded ?? false,
      isBlock: each.isBlock ?? false,
      inSubject: each.inSubject ?? false,
    })),
  };
}

/** The page with its draft, each text marked; around it what all other pages have published. */
export async function previewDraft(db: Db, words: Words | undefined, id: string): Promise<PagePreview> {
  const page = pageCalled(id);
  // An email is on no page, and others are different for each person.
  if (!hasPreview(page)) throw new AppError("NOT_FOUND");
  if (!words) throw new AppError("UNAVAILABLE");
  const { edits } = await stateOfPage(db, id);
  const published = await listPublished(db, await findRevision(db));
  const others = publishedNow(published.filter(({ page }) => page !== id)).edits;
  const marked = markWords(fieldsOfPage(id), await picturesNow(db, edits));
  const said = { edits: joinEdits([others, marked.words]), ownPages: {} };
  const html = await words.preview(said, page.path);
  return { html: withoutScripts(html), marks: marked.marks };
}

const hasPreview = (page: EditablePage) => page.path !== "" && page.hasPreview !== false;
