import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { defineJob, handleJob, type JobHandler, type PeriodicJob } from "../../platform/jobs/job.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import type { Delivery } from "../benefits/public.ts";
import { listOfferNames, listOnSale } from "../offers/public.ts";
import { listUntold, setTold } from "./interests.queries.ts";

const tellInterested = defineJob("leads.tell-interested", z.object({}) as z.ZodType<Record<string, never>>);

export const tellInterestedHourly: PeriodicJob = { job: tellInterested, everyMs: 60 * 60 * 1000 };

/** As many mails as an hour may bring; the next hour brings the next. */
const maxAtOnce = 100;

type Deps = { db: Db; now: Clock; isPaymentOpen: boolean; delivery: Pick<Delivery, "listOpeningSoon"> };

/** Once payment is open and an offer can be delivered, whoever asked to be told of it is told, once. */
export function handleTellInterested({ db, now, isPaymentOpen, delivery }: Deps): JobHandler {
  return handleJob(tellInterested, async () => {
    if (!isPaymentOpen) return;
    const opening = await delivery.listOpeningSoon(db, await listOnSale(db, now()), now());
    await inTransaction(db, async (tx) => {
      const waiting = await listUntold(tx, maxAtOnce, [...opening]);
      if (waiting.length === 0) return;
      const names = await listOfferNames(tx);
      for (const { id, offer, email } of waiting) {
        await sendMail(
          tx,
          { address: email },
          { template: "payment-open", props: { offer, offerName: names.get(offer) } },
          // Also if this runs a second time beside itself, as it may after a process was killed.
          { key: `payment-open:${id}`, now: now() },
        );
      }
      await setTold(
        tx,
        waiting.map(({ id }) => id),
        now(),
      );
    });
  });
}
