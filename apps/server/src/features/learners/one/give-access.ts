import type { accessMailBody, giveAccessBody } from "@academy/contract/studio/learners";
import type { Mail } from "@academy/documents/mails";
import type { z } from "zod";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import type { Documents } from "../../../platform/documents/documents.ts";
import { AppError } from "../../../platform/errors.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { grantOffer } from "../../access/public.ts";
import {
  type AccountDeps,
  findOrCreateUser,
  findUserByEmail,
  issueSignInLink,
} from "../../account/public.ts";
import { endOfDay, listOfferNames } from "../../offers/public.ts";
import { actOnLearner } from "./act-on-learner.ts";

type Deps = Pick<AccountDeps, "db" | "now" | "hash">;
type AccessGivenProps = Extract<Mail, { template: "access-given" }>["props"];
type Gift = z.infer<typeof accessMailBody>;
type Giving = z.infer<typeof giveAccessBody> & { by: string };

/** To whoever has this address: an account that is there, or a new one that only a mail to the address opens. */
export function giveAccess(deps: Deps, { by, reason, sendsMail, ...gift }: Giving) {
  const { email, name, offer, until } = gift;
  const now = deps.now();
  const endsAt = until === null ? undefined : endOfDay(until);
  if (endsAt && endsAt <= now) {
    throw new AppError("BAD_REQUEST", {
      field: "until",
      message: "Please choose a day that is still to come.",
    });
  }
  return inTransaction(deps.db, async (tx) => {
    const known = await findUserByEmail(tx, email);
    const { id } = known ?? (await findOrCreateUser(tx, { email, name }, now));
    await actOnLearner(
      { ...deps, db: tx },
      { id, by, reason },
      "access.given",
      async (_tx, _learner, detail) => {
        Object.assign(detail, { offer }, until && { until });
        const outcome = await grantOffer(tx, { userId: id, offer, source: "operator", reason, endsAt, now });
        if (outcome === "standing") {
          throw new AppError("CONFLICT", { message: "They already have this, given by you." });
        }
      },
    );
    if (sendsMail) {
      const props = await propsOf(tx, gift, known?.firstName, await issueSignInLink(tx, deps, id));
      await sendMail(tx, { address: email }, { template: "access-given", props }, { now });
    }
    return { learnerId: id, isNewAccount: !known };
  });
}

/** What `giveAccess` would send, with a way in that opens nothing. */
export async function previewAccessMail(
  { db, baseUrl, documents }: { db: Db; baseUrl: string; documents: Pick<Documents, "renderMail"> },
  gift: Gift,
) {
  const known = await findUserByEmail(db, gift.email);
  const props = await propsOf(db, gift, known?.firstName, "preview");
  const { subject, text } = await documents.renderMail({ template: "access-given", props }, { baseUrl });
  return { subject, text };
}

async function propsOf(
  db: Db | Tx,
  { offer, until, note, name }: Gift,
  firstName: string | undefined,
  token: string,
): Promise<AccessGivenProps> {
  const offerName = (await listOfferNames(db)).get(offer) ?? offer;
  return { firstName: firstName ?? name.split(/\s+/u)[0] ?? "", offer, offerName, until, note, token };
}
