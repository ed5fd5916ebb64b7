import { maxAddressLength, ownAddress, tidyAddress } from "@academy/contract/fields/own-pages";
import type { PageQuery } from "@academy/contract/paging";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import * as queries from "./redirects.queries.ts";

const refuse = (field: string, message: string) => new AppError("BAD_REQUEST", { field, message });

/** What the academy has at an address. */
export type Addresses = {
  /** Ours, and nobody else's. */
  isOurs: (address: string) => boolean;
  /** Of the owner's own pages, one that everybody may see. */
  isOwn: (address: string) => boolean;
  /** Whether somebody who goes there finds a page. */
  isServed: (address: string) => boolean;
};

/** What was at one address is at another from now on. */
export async function moveAddress(tx: Tx, from: string, to: string, now: Date): Promise<void> {
  await queries.removeRedirect(tx, to);
  await queries.leadOn(tx, from, to);
  await queries.putRedirect(tx, from, to, now);
}

/** There is nothing at this address any more. */
export const markGone = (tx: Tx, address: string, now: Date) => queries.putRedirect(tx, address, null, now);

/** There is a page at this address: it leads nowhere else. */
export const occupy = (tx: Tx, address: string) => queries.removeRedirect(tx, address);

export async function addRedirect(
  db: Db,
  { from, to: typed }: { from: string; to: string },
  { isOurs, isServed }: Addresses,
  { by, now }: Actor,
): Promise<void> {
  const to = tidyAddress(typed);
  // "/" is the academy itself.
  if (to !== "/" && (!ownAddress.test(to) || to.length > maxAddressLength)) {
    throw refuse("to", "Please enter a path of your academy, such as /quiz.");
  }
  if (isOurs(from)) throw refuse("from", "This address is the academy’s own.");
  if (isServed(from)) throw refuse("from", "There’s a page at this address. Take it down first.");
  await inTransaction(db, async (tx) => {
    // Whoever is sent on is sent on once.
    const onward = await queries.findRedirect(tx, to);
    const end = onward ? onward.to_path : to;
    if (end === from) throw refuse("to", "These two addresses would lead to each other.");
    if (end === null || !isServed(end)) throw refuse("to", "There’s no page at this address.");
    await queries.leadOn(tx, from, end);
    await queries.putRedirect(tx, from, end, now);
    await recordAudit(
      tx,
      { by, action: "redirect.made", subject: { kind: "redirect", id: from }, detail: { to: end } },
      now,
    );
  });
}

export async function removeRedirect(db: Db, from: string, { by, now }: Actor): Promise<void> {
  if (!ownAddress.test(from)) throw new AppError("NOT_FOUND");
  await inTransaction(db, async (tx) => {
    if (!(await queries.removeRedirect(tx, from))) throw new AppError("NOT_FOUND");
    await recordAudit(tx, { by, action: "redirect.removed", subject: { kind: "redirect", id: from } }, now);
  });
}

const usualLimit = 50;

export async function listRedirects(db: Db, { cursor, limit = usualLimit }: PageQuery) {
  if (cursor !== undefined && !ownAddress.test(cursor)) throw refuse("cursor", "not one of ours");
  const rows = await queries.listRedirects(db, cursor, limit + 1);
  const shown = rows.slice(0, limit);
  return {
    items: shown.map(({ id, to_path, created_at }) => ({
      id,
      from: id,
      to: to_path,
      at: created_at.toISOString(),
    })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Where somebody who asks for an address has to go: elsewhere, or nowhere for good (null). */
export async function findElsewhere(
  db: Db,
  path: string,
  isOwn: (address: string) => boolean,
): Promise<string | null | undefined> {
  const address = tidyAddress(path);
  if (!ownAddress.test(address) || address.length > maxAddressLength) return undefined;
  if (address !== path && isOwn(address)) return address;
  return (await queries.findRedirect(db, address))?.to_path;
}
