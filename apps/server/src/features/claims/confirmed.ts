import { claimIds, sampleIds } from "@academy/content/proof/claim-ids";
import type { Decider } from "@academy/contract/studio/business";
import { z } from "zod";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { findSetting, saveSetting } from "../../platform/settings/academy-settings.queries.ts";
import { type Actor, recordAudit } from "../audit/public.ts";
import { countWithoutConsent } from "../words/public.ts";
import { type ConfirmedClaims, isKnownClaim } from "./confirmed.rules.ts";

/** By the claim's id; what is not in it is as the host's variable says. */
const decisions = z.record(z.string(), z.object({ isConfirmed: z.boolean(), at: z.iso.datetime() }));

const findDecisions = async (db: Db | Tx) =>
  decisions.safeParse(await findSetting(db, "confirmed-claims")).data ?? {};

const isNamed = (confirmed: ConfirmedClaims, id: string) => confirmed === "all" || confirmed.includes(id);

/** What is confirmed now, and by whom each was decided. */
export async function findConfirmed(db: Db | Tx, byOperator: ConfirmedClaims) {
  const decided = await findDecisions(db);
  const isConfirmed = (id: string) => decided[id]?.isConfirmed ?? isNamed(byOperator, id);
  const decidedBy = (id: string): Decider => {
    if (decided[id]) return "owner";
    return isNamed(byOperator, id) ? "operator" : "nobody";
  };
  return { confirmed: [...claimIds, ...sampleIds].filter(isConfirmed) as readonly string[], decidedBy };
}

type Choice = { id: string; isConfirmed: boolean };

export function confirmClaim(db: Db, { id, isConfirmed }: Choice, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!isKnownClaim(id)) throw new AppError("NOT_FOUND");
    const missing = isConfirmed ? await countWithoutConsent(tx, (claim) => claim === id) : 0;
    if (missing > 0) {
      throw new AppError("BAD_REQUEST", {
        message:
          "Not everybody whose words these are has agreed on record. Add what is missing under Pages → Testimonials first.",
      });
    }
    const decided = await findDecisions(tx);
    if (decided[id]?.isConfirmed === isConfirmed) return;
    await saveSetting(
      tx,
      "confirmed-claims",
      { ...decided, [id]: { isConfirmed, at: now.toISOString() } },
      now,
    );
    const action = isConfirmed ? "claim.confirmed" : "claim.taken-back";
    await recordAudit(tx, { by, action, subject: { kind: "claim", id } }, now);
  });
}
