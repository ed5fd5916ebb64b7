import * as calls from "@academy/contract/calls/test-checkout";
import type { TestCheckoutView } from "@academy/contract/test-checkout";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import { act } from "./act.ts";
import { actsOf } from "./test-checkout.rules.ts";
import { findTestCheckout, listTestPayments } from "./test-checkouts.queries.ts";

type Deps = { db: Db; now: Clock };

/** Demo only: the payment page where no money moves. Whoever has its address may do everything there. */
export function testCheckoutRoutes({ db, now }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.showTestCheckout, async (request) => show(db, request.params.id));
    registerCall(app, calls.actInTestCheckout, async (request) => {
      const { id } = request.params;
      await inTransaction(db, (tx) => act(tx, id, request.body.act, now()));
      return show(db, id);
    });
  };
}

async function show(db: Db, id: string): Promise<TestCheckoutView> {
  const checkout = await findTestCheckout(db, id);
  if (!checkout) throw new AppError("NOT_FOUND");
  const payments = await listTestPayments(db, id);
  return {
    id,
    status: checkout.status,
    offerName: checkout.offer_name,
    plan: checkout.plan,
    currency: checkout.currency,
    amountCents: checkout.amount_cents,
    email: checkout.email,
    isDeclined: checkout.is_declined,
    payments: payments.map((payment) => ({
      paidAt: payment.paid_at.toISOString(),
      amountCents: payment.amount_cents,
      refundedCents: payment.refunded_cents,
      isDisputed: payment.dispute === "open",
      isSettled: payment.is_settled,
    })),
    acts: actsOf(checkout, payments),
    returnUrl: checkout.return_url,
    cancelUrl: checkout.cancel_url,
  };
}
