import { fill } from "@academy/content/fill";
import { formatLongDate } from "@academy/content/format-date";
import { formatPrice } from "@academy/content/format-price";
import { ownFacts } from "@academy/content/own-facts";
import type { OrderView } from "@academy/contract/orders";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { OwnFacts } from "../../../platform/own-facts.ts";
import { listTerms, type OfferTerms } from "../../offers/public.ts";
import { listOrdersOf } from "../orders.queries.ts";
import { viewOrders } from "./order-view.ts";

type FactDeps = { db: Db; now: Clock };
type OwnOrder = { view: OrderView; terms: OfferTerms };

/** More would be a list, and the settings have that. */
const most = 3;
const day = 24 * 60 * 60 * 1000;

/** What was paid and is not given back, the newest first; one more than is told of. */
async function listOwnOrders({ db, now }: FactDeps, userId: string): Promise<OwnOrder[]> {
  const orders = await listOrdersOf(db, userId, { limit: 20, after: undefined });
  const terms = await listTerms(db, [...new Set(orders.map(({ version_id }) => version_id))]);
  const views = await viewOrders(db, orders, now());
  return views
    .flatMap((view, index) => {
      const its = terms.get(orders[index]?.version_id ?? "");
      return its && view.payments.length > 0 ? [{ view, terms: its }] : [];
    })
    .slice(0, most + 1);
}

/** What Sage support tells a buyer about their orders. */
export function makeOrderFacts({ db, now }: FactDeps): OwnFacts[] {
  const told = async (
    userId: string,
    { tell, more, sources }: { tell: (order: OwnOrder) => string; more: string; sources: Sources },
    which: (order: OwnOrder) => boolean = () => true,
  ) => {
    const orders = (await listOwnOrders({ db, now }, userId)).filter(which);
    if (orders.length === 0) return undefined;
    const lines = orders.slice(0, most).map(tell);
    return { text: [...lines, ...(orders.length > most ? [more] : [])].join("\n"), sources };
  };
  return [
    {
      name: "refunds",
      asks: [
        "How do I get a refund?",
        "Can I get my money back?",
        "I want my money back",
        "I would like to return what I bought",
        "How long do I have to get a refund on my order?",
        "Is it too late for a refund?",
        "Please refund my purchase",
        "Am I still within the guarantee?",
      ],
      passages: ["refunds", "package-refund", "blueprint-refund", "alumni-refund"],
      async find({ id }) {
        const { more, rights, contact, guarantee } = ownFacts.refunds;
        const tell = (order: OwnOrder) => refundRule(order, now());
        const sources = [ownFacts.orders.source, contact, guarantee];
        const fact = await told(id, { tell, more, sources }, ({ view }) => view.end !== "refunded");
        return fact && { ...fact, text: `${fact.text}\n${rights}` };
      },
    },
    {
      name: "orders",
      asks: [
        "What did I buy?",
        "What have I paid so far?",
        "Which of your offers do I own?",
        "When did I buy my course?",
        "Where is my order?",
        "Did my payment arrive?",
        "When is my next payment due?",
        "When do I pay again?",
        "When does my membership end?",
      ],
      passages: ["receipts", "cancel", "alumni-cancel"],
      async find({ id }) {
        const { more, none, source } = ownFacts.orders;
        const sources = [source];
        return (await told(id, { tell: orderLine, more, sources })) ?? { text: none, sources };
      },
    },
  ];
}

type Sources = readonly { title: string; url: string }[];

function refundRule({ view, terms: { moneyBackDays } }: OwnOrder, now: Date): string {
  const words = ownFacts.refunds;
  const [first] = view.payments;
  const paidAt = new Date(first?.paidAt ?? view.placedAt);
  const refunded = view.payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
  const until = new Date(paidAt.getTime() + (moneyBackDays ?? 0) * day);
  const isMonthly = view.plan === "monthly";
  const rule =
    moneyBackDays === null
      ? words.none
      : until < now
        ? words.over
        : isMonthly
          ? words.withinMonthly
          : words.within;
  const bought = view.gift ? words.boughtGift : words.bought;
  return fill([bought, rule, ...(refunded > 0 ? [words.givenBack] : [])].join(" "), {
    offer: view.name,
    price: formatPrice(isMonthly ? (first?.amountCents ?? 0) : view.totalCents),
    day: formatLongDate(paidAt),
    days: String(moneyBackDays),
    until: formatLongDate(until),
    amount: formatPrice(refunded),
  });
}

function orderLine({ view }: OwnOrder): string {
  const { bought, boughtGift, monthly, next, ends, ended } = ownFacts.orders;
  const isMonthly = view.plan === "monthly";
  const parts: string[] = [view.gift ? boughtGift : isMonthly ? monthly : bought];
  if (view.nextPayment && view.end === null) parts.push(next);
  if (view.endsAt) parts.push(view.state === "ended" ? ended : ends);
  return fill(parts.join(" ").replace("{day}", formatLongDate(view.placedAt)), {
    offer: view.name,
    price: formatPrice(view.totalCents),
    amount: formatPrice(view.nextPayment?.amountCents ?? 0),
    day: formatLongDate(view.endsAt ?? view.nextPayment?.at ?? view.placedAt),
  });
}
