import { randomUUID } from "node:crypto";
import { maxOwnPages } from "@academy/contract/fields/own-pages";
import type { OwnPage } from "@academy/contract/visitors/own-pages";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { discardDraft, endDraft, saveDraft, saveOver } from "../../drafts/public.ts";
import { keepUses, withPagePictures } from "../pictures/page-pictures.ts";
import { type Publisher, rendering } from "../publish-words.ts";
import { markGone, moveAddress, occupy } from "../redirects/redirects.ts";
import { stateOfPage } from "../studio/editable-page.ts";
import {
  addVersion,
  findRevision,
  findVersion,
  listDrafts,
  listPublished,
  subjectOf,
  takeAddressTurn,
} from "../words.queries.ts";
import type { Words } from "../words.ts";
import { firstSections, isReserved, isTooLong, whyNotReady } from "./own-page.rules.ts";
import { findSoldCourses } from "./sold-courses.queries.ts";

export const isOwn = (page: string) => page.startsWith("own-");
const subject = (id: string) => ({ kind: "page", id });
const refuse = (field: string, message: string) => new AppError("BAD_REQUEST", { field, message });

type IsOurs = (address: string) => boolean;

/** How a page stands: what is published and what is being written. */
export async function stateOf(db: Db, id: string) {
  if (!isOwn(id)) throw new AppError("NOT_FOUND");
  const { standing, published, draft, state } = await stateOfPage(db, id);
  const page = draft?.own_page ?? published?.own_page;
  if (!page) throw new AppError("NOT_FOUND");
  return { standing, published, draft, page, state };
}

async function refuseAddress(db: Db, id: string, { address }: OwnPage, isOurs: IsOurs): Promise<void> {
  if (isReserved(address) || isOurs(address)) {
    throw refuse("address", "This address is the academy’s own. Please choose another one.");
  }
  const published = await listPublished(db, await findRevision(db));
  if (published.some(({ page, own_page }) => page !== id && own_page?.address === address)) {
    throw refuse("address", "Another of your pages is at this address.");
  }
}

/** A draft has its address too, so that nobody finds out only when they publish. */
async function refuseWrittenAddress(tx: Tx, id: string, { address }: OwnPage): Promise<void> {
  await takeAddressTurn(tx);
  const drafts = await listDrafts(tx);
  const other = drafts.find(({ page, own_page }) => page !== id && own_page?.address === address);
  if (!other) return;
  throw refuse(
    "address",
    `The draft “${other.own_page?.title ?? ""}” already has this address. Please choose another one.`,
  );
}

type NewOwnPage = {
  title: string;
  address: string;
  kind: "article" | "landing" | "course";
  courseId?: string | undefined;
};

const oneLineOf = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 300).trim();

export async function makeOwnPage(
  db: Db,
  { title, address, kind, courseId }: NewOwnPage,
  isOurs: IsOurs,
  { by, now }: Actor,
): Promise<{ id: string }> {
  const id = `own-${randomUUID()}`;
  return inTransaction(db, async (tx) => {
    const course = courseId && (await findSoldCourses(tx, [courseId], now)).get(courseId);
    if (courseId && !course) throw new AppError("NOT_FOUND");
    const first = { kind, ...(courseId && course ? { courseId, course } : {}) };
    // What it says of itself can be published as it is.
    const description = course ? course.description || `${course.title}: what’s in it, and its price.` : "";
    const sections = firstSections(first, title);
    const ownPage: OwnPage = { address, title, description: oneLineOf(description), sections };
    await refuseAddress(tx, id, ownPage, isOurs);
    await refuseWrittenAddress(tx, id, ownPage);
    const known = new Set([
      ...(await listDrafts(tx)).map(({ page }) => page),
      ...(await listPublished(tx, await findRevision(tx))).map(({ page }) => page),
    ]);
    if ([...known].filter(isOwn).length >= maxOwnPages) {
      throw refuse("title", `An academy can have ${maxOwnPages} pages of its own.`);
    }
    const draft = { body: { edits: {}, ownPage }, revision: 0 };
    await saveDraft(tx, subjectOf(id), undefined, draft, { by, now });
    await recordAudit(tx, { by, action: "page.made", subject: subject(id) }, now);
    return { id };
  });
}

/** Over the state that it was based on, or not at all. An address that is ours, or another page’s, is refused at once. */
export async function saveOwnPage(
  db: Db,
  id: string,
  { basedOn, page: written }: { basedOn: string; page: OwnPage },
  isOurs: IsOurs,
  actor: Actor,
): Promise<{ state: string }> {
  if (isTooLong(written)) throw new AppError("TOO_LARGE");
  return inTransaction(db, async (tx) => {
    const ownPage = await withPagePictures(tx, written);
    await refuseAddress(tx, id, ownPage, isOurs);
    const current = await stateOf(tx, id);
    const state = await saveOver(tx, current.standing, { body: { edits: {}, ownPage }, basedOn }, actor);
    // One that it has already, from files or from before, keeps nobody from writing on.
    if (current.page.address !== ownPage.address) await refuseWrittenAddress(tx, id, ownPage);
    await keepUses(tx, id);
    if (!current.draft) {
      await recordAudit(tx, { by: actor.by, action: "page.edit", subject: subject(id) }, actor.now);
    }
    return { state };
  });
}

/** A page that nobody else sees is gone with its draft. */
export async function discardOwnPage(db: Db, id: string, basedOn: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!isOwn(id)) throw new AppError("NOT_FOUND");
    await discardDraft(tx, subjectOf(id), basedOn);
    await keepUses(tx, id);
  });
}

type Publication = {
  id: string;
  /** Null takes it down. */
  ownPage: OwnPage | null;
  basedOn: string;
  restoredFrom: number | null;
  action: "page.publish" | "page.restore" | "page.unpublish";
};

/** Page, redirects and what every process serves are one commit. */
async function publish(db: Db, words: Words | undefined, publication: Publication, { by, now }: Publisher) {
  if (!words) throw new AppError("UNAVAILABLE");
  const { id, basedOn, restoredFrom, action } = publication;
  const ownPage = publication.ownPage && (await withPagePictures(db, publication.ownPage, now()));
  const commit = ([revision = 0]: readonly number[], keep: (db: Db) => Promise<void>) =>
    inTransaction(db, async (tx) => {
      const current = await stateOf(tx, id);
      // What is being written stays when a page is taken down.
      if (ownPage) await endDraft(tx, current.standing, basedOn);
      else if (current.state !== basedOn) throw new AppError("CONFLICT");
      // Another page may have been published there since it was asked.
      if (ownPage) await refuseAddress(tx, id, ownPage, () => false);
      const at = now();
      const isAdded = await addVersion(tx, { revision, page: id, edits: {}, ownPage, restoredFrom, by }, at);
      if (!isAdded) throw new AppError("CONFLICT");
      const before = current.published?.own_page?.address;
      if (ownPage) await occupy(tx, ownPage.address);
      if (before && ownPage && before !== ownPage.address) await moveAddress(tx, before, ownPage.address, at);
      if (before && !ownPage) await markGone(tx, before, at);
      // What was taken down is a draft again.
      if (!ownPage && !current.draft) {
        const body = { edits: {}, ownPage: current.page };
        await saveOver(tx, current.standing, { body, basedOn }, { by, now: at });
      }
      await keepUses(tx, id);
      await keep(tx);
      await recordAudit(tx, { by, action, subject: subject(id), detail: { revision } }, at);
    });
  await rendering(words.publish([{ page: id, edits: {}, ownPage }], commit));
}

export async function publishOwnPage(
  db: Db,
  words: Words | undefined,
  { id, basedOn, isOurs }: { id: string; basedOn: string; isOurs: IsOurs },
  who: Publisher,
): Promise<void> {
  const { draft, page: written, published, state } = await stateOf(db, id);
  const page = await withPagePictures(db, written, who.now());
  if (state !== basedOn || (!draft && published?.own_page)) throw new AppError("CONFLICT");
  await refuseAddress(db, id, page, isOurs);
  const problem = whyNotReady(page);
  if (problem) throw refuse(problem.path, problem.message);
  await publish(db, words, { id, ownPage: page, basedOn, restoredFrom: null, action: "page.publish" }, who);
}

export async function restoreOwnPage(
  db: Db,
  words: Words | undefined,
  { id, basedOn, revision, isOurs }: { id: string; basedOn: string; revision: number; isOurs: IsOurs },
  who: Publisher,
): Promise<void> {
  const ownPage = isOwn(id) ? (await findVersion(db, id, revision))?.own_page : undefined;
  if (!ownPage) throw new AppError("NOT_FOUND");
  await refuseAddress(db, id, ownPage, isOurs);
  await publish(db, words, { id, ownPage, basedOn, restoredFrom: revision, action: "page.restore" }, who);
}

export async function unpublishOwnPage(
  db: Db,
  words: Words | undefined,
  { id, basedOn }: { id: string; basedOn: string },
  who: Publisher,
): Promise<void> {
  const { published } = await stateOf(db, id);
  if (!published?.own_page) throw new AppError("CONFLICT");
  const gone = { id, ownPage: null, basedOn, restoredFrom: null, action: "page.unpublish" } as const;
  await publish(db, words, gone, who);
}
