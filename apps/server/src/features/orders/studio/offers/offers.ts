import type { OfferKey } from "@academy/content/offers";
import type { StudioOffer } from "@academy/contract/studio/offers";
import { type Db, inTransaction } from "../../../../platform/db/database.ts";
import { AppError } from "../../../../platform/errors.ts";
import { benefitsOf } from "../../../access/public.ts";
import { recordAudit } from "../../../audit/public.ts";
import { coursesOf, readPartNames } from "../../../benefits/public.ts";
import { canBeInTwo, listOnSale, listVersions, replaceCheckoutLink } from "../../../offers/public.ts";
import type { OrderDeps } from "../../order-deps.ts";

/** What is on sale, as the pages list it. */
export async function listStudioOffers({
  db,
  provider,
  baseUrl,
  delivery,
  now: clock,
}: Pick<OrderDeps, "db" | "provider" | "baseUrl" | "delivery" | "now">) {
  const now = clock();
  const versions = Map.groupBy(await listVersions(db), ({ offer }) => offer);
  const onSale = await listOnSale(db);
  const names = await readPartNames(db, now);
  const missing = await delivery.listMissingOf(db, onSale, now);
  const offers = onSale.map(
    ({ offer, terms, number, checkoutLink }): StudioOffer => ({
      key: offer,
      name: terms.name,
      priceCents: terms.priceCents,
      billing: terms.billing,
      instalments: terms.instalments,
      canBeInTwo: canBeInTwo(offer),
      version: number,
      checkoutLink,
      courses: coursesOf(offer, names).map(({ title }) => title),
      benefits: [...benefitsOf(offer, terms)],
      missing: missing.get(offer) ?? [],
      versions: (versions.get(offer) ?? []).map(({ number, terms: sold, created_at }) => ({
        number,
        since: created_at.toISOString(),
        name: sold.name,
        priceCents: sold.priceCents,
        instalments: sold.instalments,
      })),
    }),
  );
  return { payment: provider?.name ?? ("closed" as const), baseUrl, offers };
}

type Change = { offer: OfferKey; link: string | null; basedOn: string | null };

/** Two who change it at once: the second is told. */
export function changeCheckoutLink(
  db: Db,
  { offer, link, basedOn }: Change,
  by: string,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await replaceCheckoutLink(tx, offer, { link, basedOn }))) throw new AppError("CONFLICT");
    const action = link === null ? "checkout-link.removed" : "checkout-link.set";
    const detail = { host: link === null ? null : new URL(link).host };
    await recordAudit(tx, { by, action, subject: { kind: "offer", id: offer }, detail }, now);
  });
}
