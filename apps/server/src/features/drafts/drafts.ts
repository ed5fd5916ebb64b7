import { isSameJson } from "@academy/contract/fields/same-json";
import type { Db, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Actor } from "../audit/public.ts";
import { clearDraft, type Draft, findDraft, type Subject, writeDraft } from "./drafts.queries.ts";
import type { Bodies, Kind } from "./drafts.tables.ts";
import { addVersion, findNewest, findVersion, hasVersions, listTitles } from "./versions.queries.ts";

type DraftChange<Of extends Kind> = {
  body: Bodies[Of];
  /** The revision that whoever saves has seen. */
  revision: number;
  /** What is written where it says the same as this is nothing to publish. */
  published?: Bodies[Of] | null;
  /** Puts it in the other's place: that one goes to the history. */
  replaces?: boolean;
};

/**
 * Over the revision that it was based on, or not at all: of two who write at once the second is told. A saving whose
 * answer got lost may be sent again.
 */
export async function saveDraft<Of extends Kind>(
  tx: Tx,
  subject: Subject<Of>,
  before: Draft<Of> | undefined,
  { body, revision, published = null, replaces = false }: DraftChange<Of>,
  { by, now }: Actor,
): Promise<{ revision: number; savedAt: Date }> {
  if (before && isSameJson(body, before.body ?? published)) {
    return { revision: before.revision, savedAt: before.saved_at };
  }
  if (replaces && before?.body) {
    const replaced = { body: before.body, isPublished: false, by: before.saved_by };
    await addVersion(tx, subject, replaced, before.saved_at);
  }
  const writing = { body: isSameJson(body, published) ? null : body, revision, by };
  if (!(await writeDraft(tx, subject, writing, now))) throw new AppError("CONFLICT");
  return { revision: revision + 1, savedAt: now };
}

/** How something stands whose versions are numbered: what is published, what is being written, and a name for both. */
export async function findStanding<Of extends Kind>(db: Db | Tx, subject: Subject<Of>) {
  const published = await findNewest(db, subject);
  const row = await findDraft(db, subject);
  const draft = row?.body ? { ...row, body: row.body } : undefined;
  return {
    subject,
    published,
    row,
    draft,
    // Where there is no draft, the version is what a first one is based on.
    state: draft ? stateAt(draft.revision) : `revision-${published?.number ?? 0}`,
  };
}
export type Standing<Of extends Kind> = Awaited<ReturnType<typeof findStanding<Of>>>;

const stateAt = (revision: number) => `draft-${revision}`;

/** As `saveDraft`, over the state that it was based on. */
export async function saveOver<Of extends Kind>(
  tx: Tx,
  { subject, row, draft, state }: Standing<Of>,
  { body, basedOn }: { body: Bodies[Of]; basedOn: string },
  actor: Actor,
): Promise<string> {
  const isLate = state !== basedOn && !(draft && isSameJson(draft.body, body));
  if (isLate) throw new AppError("CONFLICT");
  const { revision } = await saveDraft(tx, subject, row, { body, revision: row?.revision ?? 0 }, actor);
  return stateAt(revision);
}

/** Part of the commit that publishes: what was written is published, or given up for what is. */
export async function endDraft<Of extends Kind>(
  tx: Tx,
  { subject, row, state }: Standing<Of>,
  basedOn: string,
): Promise<void> {
  if (state !== basedOn || !(await clearDraft(tx, subject, row?.revision ?? 0)))
    throw new AppError("CONFLICT");
}

export async function discardDraft<Of extends Kind>(
  tx: Tx,
  subject: Subject<Of>,
  basedOn: string,
): Promise<void> {
  const standing = await findStanding(tx, subject);
  if (!standing.draft) throw new AppError("CONFLICT");
  await endDraft(tx, standing, basedOn);
}

/** What people had before there was a history is its first version. */
export async function keepFirst<Of extends Kind>(
  tx: Tx,
  subject: Subject<Of>,
  { body, since }: { body: Bodies[Of]; since: Date },
): Promise<void> {
  if (!(await hasVersions(tx, subject))) await addVersion(tx, subject, { body, by: null }, since);
}

type DocumentSubject = Subject<"lesson" | "workbook">;
const kindOf = (isPublished: boolean) => (isPublished ? ("published" as const) : ("draft" as const));

export async function showVersions(db: Db, subject: DocumentSubject, limit: number) {
  const versions = await listTitles(db, subject, limit);
  return {
    items: versions.map(({ id, title, by, made_at, is_published }) => ({
      id,
      kind: kindOf(is_published),
      title,
      by,
      createdAt: made_at.toISOString(),
    })),
  };
}

export async function showVersion<Of extends DocumentSubject["kind"]>(
  db: Db | Tx,
  subject: Subject<Of>,
  id: string,
) {
  const version = await findVersion(db, subject, id);
  if (!version) throw new AppError("NOT_FOUND");
  const { body, by, made_at, is_published } = version;
  return { body, id, kind: kindOf(is_published), by, createdAt: made_at.toISOString() };
}
