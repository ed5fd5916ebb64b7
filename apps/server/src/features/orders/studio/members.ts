import type { PageQuery } from "@academy/contract/paging";
import type { Invitation, Member } from "@academy/contract/studio/offers";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { countGiven } from "../../access/public.ts";
import { recordAudit } from "../../audit/public.ts";
import { findOnSale } from "../../offers/public.ts";
import { countTaken } from "../checkout/seats.ts";
import { revokeInvitations } from "../invitations/invitations.queries.ts";
import { invite } from "../invitations/invite.ts";
import type { OrderDeps } from "../order-deps.ts";
import {
  type FoundInvitation,
  type FoundMember,
  findInvitationById,
  isMember,
  listInvitationPage,
  listMemberPage,
} from "./members.queries.ts";

export const listMembers = (db: Db, query: PageQuery) =>
  readPage(query, (request) => listMemberPage(db, request), {
    cursorOf: ({ created_at, id }: FoundMember) => ({ at: created_at, id }),
    toItem: (order: FoundMember): Member => ({
      id: order.id,
      name: order.name,
      email: order.email,
      state: order.state,
      end: order.end_reason,
      since: order.created_at.toISOString(),
      monthlyCents: order.payment_cents,
      nextPaymentAt: order.next_payment_at?.toISOString() ?? null,
      endsAt: order.ends_at?.toISOString() ?? null,
    }),
  });

export async function readSeats(db: Db) {
  const onSale = await findOnSale(db, "alumniGroup");
  return {
    seats: onSale?.terms.seats ?? null,
    taken: await countTaken(db, "alumniGroup"),
    given: await countGiven(db, "alumniGroup"),
  };
}

export const listInvitations = (db: Db, query: PageQuery, now: Date) =>
  readPage(query, (request) => listInvitationPage(db, request), {
    cursorOf: ({ created_at, id }: FoundInvitation) => ({ at: created_at, id }),
    toItem: (invitation: FoundInvitation): Invitation => ({
      id: invitation.id,
      email: invitation.email,
      state: stateOf(invitation, now),
      sentAt: invitation.created_at.toISOString(),
      expiresAt: invitation.expires_at.toISOString(),
      usedAt: invitation.used_at?.toISOString() ?? null,
    }),
  });

type InvitationDates = Pick<FoundInvitation, "used_at" | "revoked_at" | "expires_at">;

function stateOf({ used_at, revoked_at, expires_at }: InvitationDates, now: Date): Invitation["state"] {
  if (used_at) return "used";
  if (revoked_at) return "withdrawn";
  return expires_at <= now ? "expired" : "waiting";
}

type Deps = Pick<OrderDeps, "db" | "hash" | "now">;

/** As the operator's command does it. */
export function makeInvitation(deps: Deps, email: string, by: string) {
  return inTransaction(deps.db, (tx) => inviteIn(tx, deps, email, { by, action: "invitation.made" }));
}

async function inviteIn(
  tx: Tx,
  { hash, now }: Deps,
  email: string,
  { by, action }: { by: string; action: string },
) {
  if (await isMember(tx, email)) {
    throw new AppError("CONFLICT", { message: "They’re already a member.", field: "email" });
  }
  const { id, expiresAt } = await invite({ db: tx, hash, now }, email);
  await recordAudit(tx, { by, action, subject: { kind: "invitation", id } }, now());
  return { email, expiresAt: expiresAt.toISOString() };
}

/** A new one in its place. Whoever looked at a list that is old is told. */
export function resendInvitation(deps: Deps, id: string, by: string) {
  return inTransaction(deps.db, async (tx) => {
    const known = await findInvitationById(tx, id);
    if (!known) throw new AppError("NOT_FOUND");
    const state = stateOf(known, deps.now());
    if (state === "used" || state === "withdrawn") throw new AppError("CONFLICT");
    return inviteIn(tx, deps, known.email, { by, action: "invitation.sent-again" });
  });
}

export function withdrawInvitation(deps: Deps, id: string, by: string): Promise<void> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const known = await findInvitationById(tx, id);
    if (!known) throw new AppError("NOT_FOUND");
    if (known.used_at || (await revokeInvitations(tx, known.email, now)) === 0) {
      throw new AppError("CONFLICT");
    }
    await recordAudit(tx, { by, action: "invitation.withdrawn", subject: { kind: "invitation", id } }, now);
  });
}
