import type { AllEdits } from "@academy/content/editing/editable";
import type { OwnPage } from "@academy/contract/visitors/own-pages";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { isPostgres } from "../../platform/db/is-postgres.ts";
import { asJson } from "../../platform/db/values.ts";
import * as drafts from "../drafts/public.ts";
import type { RenderedWords } from "./rendering/rendered.ts";

export const subjectOf = (page: string) => ({ kind: "words", id: page }) as const;
/** There is one set of rendered pages: the newest. */
const renderedId = "en";

/** Of the whole academy, one after the other: a process knows by it whether it is behind. */
export const findRevision = (db: Db): Promise<number> => drafts.findNewestNumber(db, "words");

export const asVersion = ({
  subject,
  number,
  body,
  restored_from,
  made_at,
  by,
}: drafts.Version<"words">) => ({
  page: subject,
  revision: number ?? 0,
  edits: body.edits,
  own_page: body.ownPage ?? null,
  experiment_id: body.experiment ?? null,
  restored_from,
  published_at: made_at,
  by,
});

export const asDraft = ({ subject, body, saved_at, by }: drafts.Draft<"words">) => ({
  page: subject,
  edits: body?.edits ?? {},
  own_page: body?.ownPage ?? null,
  updated_at: saved_at,
  by,
});

/** What every page says at a revision: its newest version until then. */
export const listPublished = async (db: Db, revision: number) =>
  (await drafts.listNewest(db, "words", revision)).map(asVersion);

/** What a page says, now or at a moment; nothing where it says what the academy began with. */
export async function findPublished(db: Db, page: string, moment?: Date) {
  const newest = await drafts.findNewest(db, subjectOf(page), moment);
  return newest && asVersion(newest);
}

export const listVersions = async (db: Db, page: string, limit: number) =>
  (await drafts.listVersions(db, subjectOf(page), { limit })).map(asVersion);

export async function findVersion(db: Db, page: string, revision: number) {
  const version = await drafts.findVersion(db, subjectOf(page), revision);
  return version && asVersion(version);
}

type NewVersion = {
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
export async function addVersion(tx: Tx, version: NewVersion, now: Date): Promise<boolean> {
  const { page, revision, restoredFrom, by, edits, ownPage = null, experiment = null } = version;
  const body = { edits, ownPage, experiment };
  return drafts.addVersion(tx, subjectOf(page), { number: revision, body, restoredFrom, by }, now);
}

/** What is being written of all pages. */
export const listDrafts = async (db: Db) => (await drafts.listDrafts(db, "words")).map(asDraft);

/** Whoever publishes later than they asked for it; nobody, once their account is gone. */
export async function findPublisher(db: Db, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const user = await db.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst();
  return user?.id ?? null;
}

const addressTurn = 7_204_882;

/** Of two who choose an address at the same moment the second sees the first one’s. On SQLite nobody else writes. */
export async function takeAddressTurn(tx: Tx): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${addressTurn})`.execute(tx);
}

/** The pages of a revision, if a process with the same build has rendered them. */
export async function findRendered(
  db: Db,
  revision: number,
  build: string,
): Promise<RenderedWords | undefined> {
  const row = await db
    .selectFrom("rendered_words")
    .select("rendered")
    .where("id", "=", renderedId)
    .where("revision", "=", revision)
    .where("build", "=", build)
    .executeTakeFirst();
  return row?.rendered;
}

export async function keepRendered(db: Db, revision: number, build: string, rendered: RenderedWords) {
  const row = { revision, build, rendered: asJson(rendered) };
  await db
    .insertInto("rendered_words")
    .values({ id: renderedId, ...row })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(row).where("rendered_words.revision", "<=", revision),
    )
    .execute();
}
