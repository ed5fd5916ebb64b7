import type { BusinessView } from "@academy/contract/studio/business";
import type { Db } from "../../platform/db/database.ts";
import { findSeller } from "../../platform/settings/chosen-seller.ts";
import { findSender } from "../../platform/settings/chosen-sender.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { mailSender, readSender } from "./mail-sender.ts";

export type BusinessSettings = Pick<
  Settings,
  "isDemo" | "seller" | "hasSeller" | "mailFrom" | "smtpUrl" | "setByOperator"
>;

/** What stands there today, and who has decided it. */
export async function showBusiness(db: Db, settings: BusinessSettings): Promise<BusinessView> {
  const seller = await findSeller(db, settings);
  const sender = await findSender(db);
  const { mailFrom, setByOperator, hasSeller, smtpUrl } = settings;
  return {
    seller: {
      // Nobody is nobody: what a live academy would print is no start for a form.
      name: seller.isNamed || settings.isDemo ? seller.name : "",
      address: seller.address,
      taxId: seller.taxId ?? "",
      contact: seller.contact ?? "",
      by: seller.since ? "owner" : hasSeller ? "operator" : "nobody",
      since: seller.since,
      isSample: !seller.isNamed && settings.isDemo,
    },
    sender: {
      name: readSender(mailSender(mailFrom, sender.name)).name,
      replyTo: sender.replyTo,
      chosenName: sender.name,
      address: readSender(mailFrom).address,
      by: sender.since ? "owner" : setByOperator.includes("MAIL_FROM") ? "operator" : "nobody",
      since: sender.since,
      sendsMail: smtpUrl !== undefined,
    },
  };
}
