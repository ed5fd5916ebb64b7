import { claimIds, sampleIds } from "@academy/content/proof/claim-ids";
import { claims, samplesToReplace } from "@academy/content/proof/claims";
import { sampleAccounts } from "@academy/content/samples";
import { fullName } from "@academy/contract/fields/full-name";
import type { LaunchView } from "@academy/contract/studio/settings";
import { findBackupNews } from "../../../platform/backups/backup-news.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { findUserByEmail, listOwners } from "../../account/public.ts";
import type { PaymentProvider } from "../../payments/public.ts";
import { findSocialProofMode } from "../../social-proof/public.ts";
import { countWithoutConsent } from "../../words/public.ts";
import { checkLaunch, isConfirmed } from "./launch.rules.ts";

export type LaunchSettings = Pick<
  Settings,
  | "isDemo"
  | "baseUrl"
  | "smtpUrl"
  | "mailFrom"
  | "seller"
  | "hasSeller"
  | "backup"
  | "s3Url"
  | "confirmedClaims"
>;

/** Who takes payments. */
export type LaunchProvider = Pick<PaymentProvider, "name" | "isLive">;

/** What is done and what is left. Of settings that hold a secret only whether they are there. */
export async function showLaunch(
  db: Db,
  settings: LaunchSettings,
  provider: LaunchProvider | undefined,
  now: Date,
): Promise<LaunchView> {
  const { isDemo, baseUrl, mailFrom, seller, hasSeller, confirmedClaims: confirmed } = settings;
  const owners = await listOwners(db);
  const sampleEmails: readonly string[] = sampleAccounts.map(({ email }) => email);
  const samples = await Promise.all(sampleEmails.map((email) => findUserByEmail(db, email)));
  const { made, tried } = await findBackupNews(db);
  const { everyHours, passphrase } = settings.backup;
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
  const checks = checkLaunch({
    isDemo,
    baseUrl,
    sendsMail: settings.smtpUrl !== undefined,
    payments,
    hasSeller,
    confirmed,
    owners: owners.map(({ email, hasSecondFactor }) => ({
      hasSecondFactor,
      isSample: sampleEmails.includes(email),
    })),
    hasSampleAccounts: samples.some((user) => user !== undefined),
    backup: { ...backup, isEncrypted: passphrase !== undefined, isCopied: settings.s3Url !== undefined },
    enrollments,
    withoutConsent,
    now,
  });
  return {
    isDemo,
    checks,
    baseUrl,
    mailFrom,
    payments,
    seller: hasSeller ? { name: seller.name, address: seller.address } : null,
    owners: owners.map((owner) => ({
      name: fullName(owner),
      email: owner.email,
      hasSecondFactor: owner.hasSecondFactor,
    })),
    backup,
    enrollments,
    withoutConsent,
    claims: claimIds.map((id) => ({
      id,
      words: [...claims[id].words],
      at: [...claims[id].at],
      isConfirmed: isConfirmed(confirmed, id),
    })),
    samples: sampleIds.map((id) => ({
      id,
      todo: samplesToReplace[id],
      isConfirmed: isConfirmed(confirmed, id),
    })),
  };
}

function paymentsOf(provider: LaunchProvider | undefined): LaunchView["payments"] {
  if (!provider) return "none";
  if (provider.name === "test") return "test-checkout";
  return provider.isLive ? "live" : "test";
}
