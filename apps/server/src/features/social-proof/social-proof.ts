import { sampleEnrollments } from "@academy/content/social-proof";
import {
  type SocialProofMode,
  type SocialProofView,
  socialProofChoice,
} from "@academy/contract/social-proof";
import { findSetting, saveSetting } from "../../platform/academy-settings.queries.ts";
import type { Db } from "../../platform/db/database.ts";

const setting = "social-proof";

/** Made-up buyers are for looking around a demo: a live academy shows none unless its owner says so. */
export async function findMode(db: Db, isDemo: boolean): Promise<SocialProofMode> {
  const chosen = socialProofChoice.shape.mode.safeParse(await findSetting(db, setting)).data;
  return chosen ?? (isDemo ? "sample" : "off");
}

export const chooseMode = (db: Db, mode: SocialProofMode, now: Date): Promise<void> =>
  saveSetting(db, setting, mode, now);

export function showSocialProof(mode: SocialProofMode): SocialProofView {
  // Nobody can have enrolled with consent as long as nobody can enroll.
  return { mode, entries: mode === "sample" ? [...sampleEnrollments] : [] };
}
