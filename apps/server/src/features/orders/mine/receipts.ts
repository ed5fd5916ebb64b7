import type { ReceiptWords } from "@academy/content/mails/document-words";
import { type OfferPart, partLine } from "@academy/content/offer-parts";
import { benefitWords } from "@academy/content/pages/benefit-words";
import type { Db } from "../../../platform/db/database.ts";
import type { Documents } from "../../../platform/documents/documents.ts";
import type { FindAttachment } from "../../../platform/mail/message.ts";
import { asPrinted, findSellerAt, type SellerSettings } from "../../../platform/settings/chosen-seller.ts";
import { findTerms } from "../../offers/public.ts";
import { wordsOfReceipt } from "../../words/public.ts";
import { orderParts } from "../order-parts.ts";
import { findOrder, type Order } from "../orders.queries.ts";
import { findPaymentById, listPayments, type Payment } from "../payments.queries.ts";

type Deps = {
  db: Db;
  documents: Pick<Documents, "of" | "renderReceipt">;
  settings: SellerSettings;
};

export type Receipts = ReturnType<typeof makeReceipts>;

const contentType = "application/pdf";

/** Drawn when somebody wants one, with the words of the day it was issued: figures and words are kept, the paper is not. */
export function makeReceipts({ db, documents, settings }: Deps) {
  const draw = async (
    order: Order,
    payment: Payment,
    { renderReceipt }: Pick<Documents, "renderReceipt">,
  ) => {
    const terms = await findTerms(db, order.version_id);
    const all = await listPayments(db, [order.id]);
    const parts = await orderParts(db, [{ ...order, terms }], payment.created_at);
    const { words, academyName } = await wordsOfReceipt(db, payment.created_at);
    return renderReceipt({
      number: payment.number,
      paidAt: payment.paid_at,
      seller: asPrinted(await findSellerAt(db, settings, payment.created_at)),
      buyer: { name: order.name, email: order.email },
      offerName: terms.name,
      description: describe(
        order,
        all.findIndex(({ id }) => id === payment.id),
        words,
      ),
      included: linesOf(parts.get(order.id) ?? [], order),
      currency: payment.currency,
      netCents: payment.amount_cents - payment.tax_cents,
      taxCents: payment.tax_cents,
      totalCents: payment.amount_cents,
      refundedCents: payment.refunded_cents,
      isTest: order.provider === "test",
      words,
      academyName,
    });
  };
  /** In the turns of `person`, where somebody waits for it; a mail's attachment is nobody's but its own. */
  const of = (order: Order, payment: Payment, person?: string) => ({
    fileName: `receipt-${payment.number}.pdf`,
    contentType,
    read: () => draw(order, payment, person ? documents.of(person) : documents),
  });
  const findAttachment: FindAttachment = async ({ id }) => {
    const payment = await findPaymentById(db, id);
    const order = payment && (await findOrder(db, payment.order_id));
    return payment && order && of(order, payment);
  };
  return { of, findAttachment };
}

/** As many as there is room for on the page; the mail beside it and the account have all of them. */
const maxLines = 12;

function linesOf(parts: readonly OfferPart[], { plan }: Order): string[] {
  const lines = parts.map((part) => partLine(part, { isMembership: plan === "monthly" }));
  if (lines.length <= maxLines) return lines;
  const left = lines.length - (maxLines - 1);
  return [...lines.slice(0, maxLines - 1), benefitWords.more.replace("{count}", String(left))];
}

function describe({ plan, upgrade_cents: upgraded }: Order, nth: number, words: ReceiptWords): string {
  if (plan === "two-payments") return nth === 0 ? words.paidFirstOfTwo : words.paidSecondOfTwo;
  if (plan === "monthly") return words.paidOneMonth;
  return upgraded > 0 ? words.paidUpgrade : words.paidOnce;
}
