import { claimIds, sampleIds } from "@academy/content/proof/claim-ids";
import { type LaunchCheckId, type LaunchView, launchCheckIds } from "@academy/contract/studio/settings";
import type { ConfirmedClaims } from "../confirmed.rules.ts";

export type LaunchFacts = {
  isDemo: boolean;
  baseUrl: string;
  sendsMail: boolean;
  payments: LaunchView["payments"];
  hasSeller: boolean;
  confirmed: ConfirmedClaims;
  owners: { hasSecondFactor: boolean; isSample: boolean }[];
  hasSampleAccounts: boolean;
  hasSampleGatherings: boolean;
  backup: LaunchView["backup"] & { isEncrypted: boolean; isCopied: boolean };
  enrollments: LaunchView["enrollments"];
  /** Testimonials that are shown with no record that somebody agreed. */
  withoutConsent: number;
  /** How much is missing of what is sold. */
  missing: number;
  now: Date;
};

const hourMs = 60 * 60 * 1000;
/** One that is late is made up for at the next start; two missed in a row are a reason to look. */
const missedAllowed = 2;
/** The legal pages are looked at by themselves. */
const legalIds: readonly string[] = ["terms", "privacy"];

export const isConfirmed = (confirmed: ConfirmedClaims, id: string) =>
  confirmed === "all" || confirmed.includes(id);

/** Whether each thing on the list is in order. Of a demo this is what would be missing if it were live. */
export function checkLaunch(facts: LaunchFacts): LaunchView["checks"] {
  const { owners, backup, confirmed } = facts;
  const areConfirmed = (ids: readonly string[]) => ids.every((id) => isConfirmed(confirmed, id));
  const isDone: Record<LaunchCheckId, boolean> = {
    address: !facts.isDemo && facts.baseUrl.startsWith("https://"),
    mail: facts.sendsMail,
    payments: facts.payments === "live",
    delivery: facts.missing === 0,
    seller: facts.hasSeller,
    legal: areConfirmed(legalIds),
    owner: owners.some(({ isSample }) => !isSample),
    "sample-accounts": !facts.hasSampleAccounts,
    "sample-gatherings": !facts.hasSampleGatherings,
    "second-factor": owners.length > 0 && owners.every(({ hasSecondFactor }) => hasSecondFactor),
    backups: isRecent(backup, facts.now),
    "trial-restore": backup.trial === "restored",
    "backup-copies": backup.isEncrypted && backup.isCopied,
    claims: areConfirmed(claimIds),
    samples: areConfirmed(sampleIds.filter((id) => !legalIds.includes(id))),
    enrollments: facts.enrollments !== "sample",
    consents: facts.withoutConsent === 0,
  };
  return launchCheckIds.map((id) => ({ id, isDone: isDone[id] }));
}

function isRecent({ everyHours, madeAt }: LaunchFacts["backup"], now: Date): boolean {
  if (everyHours === 0 || madeAt === null) return false;
  return now.getTime() - new Date(madeAt).getTime() <= missedAllowed * everyHours * hourMs;
}
