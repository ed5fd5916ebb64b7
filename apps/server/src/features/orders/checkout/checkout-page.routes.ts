import type { FastifyPluginAsync } from "fastify";
import type { Db } from "../../../platform/db/database.ts";
import type { Pages } from "../../../platform/pages/load-pages.ts";
import { sendPage } from "../../../platform/pages/serving/unknown-path.ts";
import { isOfferKey } from "../../access/public.ts";
import { findOnSale } from "../../offers/public.ts";

type Deps = { db: Db; pages: Pages };

/** Every pricing button leads here. Where the owner has set a payment page of somebody else's, on to that. */
export function checkoutPageRoutes({ db, pages }: Deps): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { offer: string } }>("/checkout/:offer", async (request, reply) => {
      const { offer } = request.params;
      const onSale = isOfferKey(offer) ? await findOnSale(db, offer) : undefined;
      if (!onSale) return sendPage(request, reply, pages.notFound, 404);
      if (onSale.checkoutLink) return reply.redirect(onSale.checkoutLink, 302);
      return sendPage(request, reply, pages.shell, 200);
    });
  };
}
