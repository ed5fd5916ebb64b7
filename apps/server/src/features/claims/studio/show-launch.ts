import { claimIds, sampleIds } from "@academy/content/proof/claim-ids";
import { claims, samplesToReplace } from "@academy/content/proof/claims";
import { sampleAccounts } from "@academy/content/samples";
import { fullName } from "@academy/contract/fields/full-name";
import type { LaunchView } from "@academy/contract/studio/settings";
import { findBackupNews } from "../../../platform/backups/backup-news.ts";
import { findSchedule } from "../../../platform/backups/backup-schedule.ts";
import type { Db } from "../../../platform/db/database.ts";
import { findSeller } from "../../../platform/settings/chosen-seller.ts";
import { findSender } from "../../../platform/settings/chosen-sender.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import type { MissingPiece } from "../../access/public.ts";
import { findUserByEmail, listOwners } from "../../account/public.ts";
import type { Delivery } from "../../benefits/public.ts";
import { mailSender } from "../../business/public.ts";
import { countSampleGatherings } from "../../gatherings/public.ts";
import { listOnSale } from "../../offers/public.ts";
import type { PaymentProvider } from "../../payments/public.ts";
import { findSocialProofMode } from "../../social-proof/public.ts";
import { countWithoutConsent } from "../../words/public.ts";
import { findConfirmed } from "../confirmed.ts";
import { checkLaunch, isConfirmed } from "./launch.rules.ts";

export type LaunchSettings = Pick<
  Settings,
  | "isDemo"
  | "baseUrl"
  | "smtpUrl"
  | "mailFrom"
  | "seller"
  | "hasSeller"
  | "setByOperator"
  | "backup"
  | "s3Url"
  | "confirmedClaims"
>;

/** Who takes payments. */
export type LaunchProvider = Pick<PaymentProvider, "name" | "isLive">;

/** What is missing before something can be sold. */
export type LaunchDelivery = Pick<Delivery, "listMissingOf">;

/** What is done and what is left. Of settings that hold a secret only whether they are there. */
export async function showLaunch(
  db: Db,
  settings: LaunchSettings,
  { provider, delivery }: { provider: LaunchProvider | undefined; delivery: LaunchDelivery },
  now: Date,
): Promise<LaunchView> {
  const { isDemo, baseUrl, mailFrom } = settings;
  const { confirmed, decidedBy } = await findConfirmed(db, settings.confirmedClaims);
  const seller = await findSeller(db, settings);
  const owners = await listOwners(db);
  const sampleEmails: readonly string[] = sampleAccounts.map(({ email }) => email);
  const samples = await Promise.all(sampleEmails.map((email) => findUserByEmail(db, email)));
  const { made, tried } = await findBackupNews(db);
  const { passphrase } = settings.backup;
  const { everyHours } = await findSchedule(db, settings);
  const backup = {
    everyHours,
    madeAt: made?.at ?? null,
    triedAt: tried?.at ?? null,
    trial: tried?.outcome ?? null,
  };
  const payments = paymentsOf(provider);
  const enrollments = await findSocialProofMode(db, isDemo);
  // What a live academy withholds needs nobody's consent.
  const withoutConsent = await countWithoutConsent(db, (claim) => isDemo || isConfirmed(confirmed, claim));
  const missing = [...(await delivery.listMissingOf(db, await listOnSale(db, now), now)).values()].flat();
  const checks = checkLaunch({
    isDemo,
    baseUrl,
    sendsMail: settings.smtpUrl !== undefined,
    payments,
    hasSeller: seller.isNamed,
    confirmed,
    owners: owners.map(({ email, hasSecondFactor }) => ({
      hasSecondFactor,
      isSample: sampleEmails.includes(email),
    })),
    hasSampleAccounts: samples.some((user) => user !== undefined),
    hasSampleGatherings: (await countSampleGatherings(db)) > 0,
    backup: { ...backup, isEncrypted: passphrase !== undefined, isCopied: settings.s3Url !== undefined },
    enrollments,
    withoutConsent,
    missing: missing.length,
    now,
  });
  return {
    isDemo,
    checks,
    baseUrl,
    mailFrom: mailSender(mailFrom, (await findSender(db)).name),
    payments,
    seller: seller.isNamed ? { name: seller.name, address: seller.address } : null,
    owners: owners.map((owner) => ({
      name: fullName(owner),
      email: owner.email,
      hasSecondFactor: owner.hasSecondFactor,
    })),
    backup,
    enrollments,
    withoutConsent,
    missing: uniquePieces(missing),
    claims: claimIds.map((id) => ({
      id,
      words: [...claims[id].words],
      at: [...claims[id].at],
      isConfirmed: isConfirmed(confirmed, id),
      by: decidedBy(id),
    })),
    samples: sampleIds.map((id) => ({
      id,
      todo: samplesToReplace[id],
      isConfirmed: isConfirmed(confirmed, id),
      by: decidedBy(id),
    })),
  };
}

/** One thing is missing once, in however many offers it is. */
const uniquePieces = (pieces: readonly MissingPiece[]) => [
  ...new Map(pieces.map((piece) => [piece.what, piece])).values(),
];

function paymentsOf(provider: LaunchProvider | undefined): LaunchView["payments"] {
  if (!provider) return "none";
  if (provider.name === "test") return "test-checkout";
  return provider.isLive ? "live" : "test";
}
