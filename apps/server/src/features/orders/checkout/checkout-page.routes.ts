import type { FastifyPluginAsync } from "fastify";
import type { Pages } from "../../../platform/pages/load-pages.ts";
import { sendPage } from "../../../platform/pages/serving/unknown-path.ts";
import { isOfferKey } from "../../access/public.ts";
import { findOnSale } from "../../offers/public.ts";
import type { OrderDeps } from "../order-deps.ts";
import { opensSoon } from "./opens-soon.ts";

type Deps = Pick<OrderDeps, "db" | "delivery" | "now"> & { pages: Pages };

/** Every pricing button leads here. Where the owner has set a payment page of somebody else's, on to that; what renews is agreed to here first. */
export function checkoutPageRoutes({ pages, ...deps }: Deps): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { offer: string } }>("/checkout/:offer", async (request, reply) => {
      const { offer } = request.params;
      const onSale = isOfferKey(offer) ? await findOnSale(deps.db, offer) : undefined;
      if (!onSale) return sendPage(request, reply, pages.notFound, 404);
      const isAgreedHere = onSale.terms.billing === "monthly";
      if (onSale.checkoutLink && !isAgreedHere && !(await opensSoon(deps, onSale.offer)))
        return reply.redirect(onSale.checkoutLink, 302);
      return sendPage(request, reply, pages.shell, 200);
    });
  };
}
