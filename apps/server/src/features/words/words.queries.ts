import type { AllEdits } from "@academy/content/editing/editable";
import type { OwnPage } from "@academy/contract/visitors/own-pages";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { isPostgres } from "../../platform/db/is-postgres.ts";
import { asJson } from "../../platform/db/values.ts";
import { orderedId } from "../../platform/ordered-id.ts";
import type { Rendered } from "./rendering/rendered.ts";

/** English alone today; a page in another language is other rows. */
const language = "en";
const draftId = (page: string) => `${language}:${page}`;
/** There is one set of rendered pages: the newest. */
const renderedId = language;

export async function findRevision(db: Db): Promise<number> {
  const newest = await db
    .selectFrom("word_versions")
    .select("revision")
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.revision ?? 0;
}

/** What every page says at a revision: its newest version until then. */
export async function listPublished(db: Db, revision: number) {
  return db
    .selectFrom("word_versions")
    .leftJoin("users", "users.id", "word_versions.published_by")
    .select(["page", "revision", "edits", "own_page", "experiment_id", "published_at", "users.name as by"])
    .where("revision", "in", (query) =>
      query
        .selectFrom("word_versions")
        .select(({ fn }) => fn.max("revision").as("newest"))
        .where("language", "=", language)
        .where("revision", "<=", revision)
        .groupBy("page"),
    )
    .execute();
}

/** What a page says now; nothing where it says what the academy began with. */
export async function findPublished(db: Db, page: string) {
  return db
    .selectFrom("word_versions")
    .select(["revision", "edits", "own_page"])
    .where("language", "=", language)
    .where("page", "=", page)
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Whoever publishes later than they asked for it; nobody, once their account is gone. */
export async function findPublisher(db: Db, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const user = await db.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst();
  return user?.id ?? null;
}

/** What a page said at a moment; nothing where it said what the academy began with. */
export async function findPublishedAt(db: Db, page: string, at: Date) {
  return db
    .selectFrom("word_versions")
    .select("edits")
    .where("language", "=", language)
    .where("page", "=", page)
    .where("published_at", "<=", at)
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function listVersions(db: Db, page: string, limit: number) {
  return db
    .selectFrom("word_versions")
    .leftJoin("users", "users.id", "word_versions.published_by")
    .select(["revision", "edits", "own_page", "restored_from", "published_at", "users.name as by"])
    .where("language", "=", language)
    .where("page", "=", page)
    .orderBy("revision", "desc")
    .limit(limit)
    .execute();
}

export async function findVersion(db: Db, page: string, revision: number) {
  return db
    .selectFrom("word_versions")
    .select(["edits", "own_page"])
    .where("language", "=", language)
    .where("page", "=", page)
    .where("revision", "=", revision)
    .executeTakeFirst();
}

type Version = {
  revision: number;
  page: string;
  edits: AllEdits;
  ownPage?: OwnPage | null;
  restoredFrom: number | null;
  experiment?: string;
  /** Nobody, where it came from a file. */
  by: string | null;
};

/** False if somebody else has published in the meantime. */
export async function addVersion(tx: Tx, version: Version, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("word_versions")
    .values({
      id: orderedId(now),
      revision: version.revision,
      language,
      page: version.page,
      edits: asJson(version.edits),
      own_page: version.ownPage ? asJson(version.ownPage) : null,
      restored_from: version.restoredFrom,
      experiment_id: version.experiment ?? null,
      published_by: version.by,
      published_at: now,
    })
    .onConflict((conflict) => conflict.column("revision").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}

export async function listDrafts(db: Db) {
  return db
    .selectFrom("word_drafts")
    .leftJoin("users", "users.id", "word_drafts.updated_by")
    .select(["page", "own_page", "word_drafts.updated_at", "users.name as by"])
    .where("language", "=", language)
    .execute();
}

const addressTurn = 7_204_882;

/** Of two who choose an address at the same moment the second sees the first one’s. On SQLite nobody else writes. */
export async function takeAddressTurn(tx: Tx): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${addressTurn})`.execute(tx);
}

/** What is being written of all pages. */
export async function listWrittenWords(db: Db) {
  return db.selectFrom("word_drafts").select(["page", "edits"]).where("language", "=", language).execute();
}

export async function findDraft(db: Db, page: string) {
  return db
    .selectFrom("word_drafts")
    .leftJoin("users", "users.id", "word_drafts.updated_by")
    .select(["edits", "own_page", "state", "word_drafts.updated_at", "users.name as by"])
    .where("word_drafts.id", "=", draftId(page))
    .executeTakeFirst();
}

type Draft = {
  page: string;
  edits: AllEdits;
  ownPage?: OwnPage | undefined;
  state: string;
  by: string | null;
};

/** False if there is one already. */
export async function addDraft(tx: Tx, draft: Draft, now: Date): Promise<boolean> {
  const { page, edits, ownPage, state, by } = draft;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("word_drafts")
    .values({
      id: draftId(page),
      language,
      page,
      edits: asJson(edits),
      own_page: ownPage ? asJson(ownPage) : null,
      state,
      updated_by: by,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}

/** False if it is no longer the one it was based on. */
export async function changeDraft(tx: Tx, draft: Draft, basedOn: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("word_drafts")
    .set({
      edits: asJson(draft.edits),
      own_page: draft.ownPage ? asJson(draft.ownPage) : null,
      state: draft.state,
      updated_by: draft.by,
      updated_at: now,
    })
    .where("id", "=", draftId(draft.page))
    .where("state", "=", basedOn)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function removeDraft(tx: Tx, page: string, state: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("word_drafts")
    .where("id", "=", draftId(page))
    .where("state", "=", state)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The pages of a revision, if a process with the same build has rendered them. */
export async function findRendered(db: Db, revision: number, build: string): Promise<Rendered | undefined> {
  const row = await db
    .selectFrom("rendered_words")
    .select("rendered")
    .where("id", "=", renderedId)
    .where("revision", "=", revision)
    .where("build", "=", build)
    .executeTakeFirst();
  return row?.rendered;
}

export async function keepRendered(db: Db, revision: number, build: string, rendered: Rendered) {
  const row = { revision, build, rendered: asJson(rendered) };
  await db
    .insertInto("rendered_words")
    .values({ id: renderedId, ...row })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(row).where("rendered_words.revision", "<=", revision),
    )
    .execute();
}
