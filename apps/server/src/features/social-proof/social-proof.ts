import { sampleEnrollments } from "@academy/content/proof/social-proof";
import {
  type SocialProofMode,
  type SocialProofView,
  socialProofChoice,
} from "@academy/contract/visitors/social-proof";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { findSetting, saveSetting } from "../../platform/settings/academy-settings.queries.ts";
import { type Actor, recordAudit } from "../audit/public.ts";

const setting = "social-proof";

/** Made-up buyers are for looking around a demo: a live academy shows none unless its owner says so. */
export async function findMode(db: Db | Tx, isDemo: boolean): Promise<SocialProofMode> {
  const chosen = socialProofChoice.shape.mode.safeParse(await findSetting(db, setting)).data;
  return chosen ?? (isDemo ? "sample" : "off");
}

type Choice = { mode: SocialProofMode; was?: SocialProofMode | undefined };

export function chooseMode(
  db: Db,
  { mode, was }: Choice,
  { by, isDemo, now }: Actor & { isDemo: boolean },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const current = await findMode(tx, isDemo);
    if (was !== undefined && was !== current) throw new AppError("CONFLICT");
    await saveSetting(tx, setting, mode, now);
    if (mode === current) return;
    const subject = { kind: "social-proof" };
    await recordAudit(
      tx,
      { by, action: "social-proof.chosen", subject, detail: { from: current, to: mode } },
      now,
    );
  });
}

export function showSocialProof(mode: SocialProofMode): SocialProofView {
  // Nobody can have enrolled with consent as long as nobody can enroll.
  return { mode, entries: mode === "sample" ? [...sampleEnrollments] : [] };
}
