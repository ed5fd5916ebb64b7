import type { Db } from "../../../platform/db/database.ts";
import type { Documents } from "../../../platform/documents/documents.ts";
import type { FindAttachment } from "../../../platform/mail/message.ts";
import type { Settings } from "../../../platform/settings.ts";
import { findTerms } from "../../offers/public.ts";
import { findOrder, type Order } from "../orders.queries.ts";
import { findPaymentById, listPayments, type Payment } from "../payments.queries.ts";

type Deps = {
  db: Db;
  documents: Pick<Documents, "renderReceipt">;
  seller: Settings["seller"];
};

export type Receipts = ReturnType<typeof makeReceipts>;

const contentType = "application/pdf";

/** Drawn when somebody wants one: the figures are kept, the paper is not. */
export function makeReceipts({ db, documents, seller }: Deps) {
  const draw = async (order: Order, payment: Payment) => {
    const terms = await findTerms(db, order.version_id);
    const all = await listPayments(db, [order.id]);
    return documents.renderReceipt({
      number: payment.number,
      paidAt: payment.paid_at,
      seller,
      buyer: { name: order.name, email: order.email },
      offerName: terms.name,
      description: describe(
        order,
        all.findIndex(({ id }) => id === payment.id),
      ),
      currency: payment.currency,
      netCents: payment.amount_cents - payment.tax_cents,
      taxCents: payment.tax_cents,
      totalCents: payment.amount_cents,
      refundedCents: payment.refunded_cents,
      isTest: order.provider === "test",
    });
  };
  const of = (order: Order, payment: Payment) => ({
    fileName: `receipt-${payment.number}.pdf`,
    contentType,
    read: () => draw(order, payment),
  });
  const findAttachment: FindAttachment = async ({ id }) => {
    const payment = await findPaymentById(db, id);
    const order = payment && (await findOrder(db, payment.order_id));
    return payment && order && of(order, payment);
  };
  return { of, findAttachment };
}

function describe({ plan, upgrade_cents: upgraded }: Order, nth: number): string {
  if (plan === "two-payments") return nth === 0 ? "First of two payments" : "Second of two payments";
  if (plan === "monthly") return "One month of membership";
  return upgraded > 0 ? "Upgrade from a lower tier" : "One payment";
}
