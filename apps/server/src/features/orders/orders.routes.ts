import * as calls from "@academy/contract/calls/orders";
import type { FastifyPluginAsync } from "fastify";
import { readPage } from "../../platform/db/cursor-paging.ts";
import { AppError } from "../../platform/errors.ts";
import type { Rates } from "../../platform/http/limits/rate-limits.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Auth } from "../account/public.ts";
import { noteInterest } from "../leads/public.ts";
import { viewOffers } from "./checkout/offers-view.ts";
import { quoteOffer } from "./checkout/quote.ts";
import { showOrderState } from "./checkout/show-order-state.ts";
import { startCheckout } from "./checkout/start-checkout.ts";
import { subscribe } from "./checkout/subscribe.ts";
import { changeCard, changeMembership, requireOwnOrder } from "./mine/change-membership.ts";
import { viewOrders } from "./mine/order-view.ts";
import type { Receipts } from "./mine/receipts.ts";
import type { OrderDeps } from "./order-deps.ts";
import { listOrdersOf, type Order } from "./orders.queries.ts";
import { findPayment } from "./payments.queries.ts";

type Deps = OrderDeps & {
  auth: Pick<Auth, "findUser" | "requireUser">;
  rates: Pick<Rates, "take">;
  receipts: Receipts;
};

const limited = { config: { limit: "checkout" } } as const;

export function ordersRoutes(deps: Deps): FastifyPluginAsync {
  const { db, auth, rates, hash, now } = deps;
  const countFor = (email: string) => rates.take("checkoutEmail", hash("checkout-email", email));
  return async (app) => {
    registerCall(app, calls.listOffers, () => viewOffers(deps));
    registerCall(
      app,
      calls.quoteOffer,
      async (request) => quoteOffer(db, request.body, await auth.findUser(request), now()),
      { config: { limit: "quote" } },
    );
    registerCall(
      app,
      calls.startCheckout,
      async (request) => {
        await countFor(request.body.email);
        return startCheckout(deps, request.body, await auth.findUser(request));
      },
      limited,
    );
    registerCall(
      app,
      calls.subscribe,
      async (request) => {
        await countFor(request.body.email);
        return subscribe(deps, request.body, await auth.findUser(request));
      },
      limited,
    );
    registerCall(
      app,
      calls.noteInterest,
      async (request) => {
        await countFor(request.body.email);
        await noteInterest(deps, request.body);
        return { status: "done" as const };
      },
      limited,
    );
    registerCall(
      app,
      calls.showOrderState,
      async (request) => showOrderState(deps, request.params.id, await auth.findUser(request)),
      { config: { limit: "orderState" } },
    );

    registerCall(app, calls.listMyOrders, async (request) => {
      const user = await auth.requireUser(request);
      const page = await readPage(request.query, (pageRequest) => listOrdersOf(db, user.id, pageRequest), {
        cursorOf: ({ created_at, id }: Order) => ({ at: created_at, id }),
        toItem: (order: Order) => order,
      });
      return { items: await viewOrders(db, page.items, now()), nextCursor: page.nextCursor };
    });
    registerCall(
      app,
      calls.getReceipt,
      async (request, reply) => {
        const { id, payment: paymentId } = request.params;
        const user = await auth.requireUser(request);
        const order = await requireOwnOrder(deps, user, id);
        const payment = await findPayment(db, { orderId: id, id: paymentId });
        if (!payment) throw new AppError("NOT_FOUND");
        const { contentType, fileName, read } = deps.receipts.of(order, payment, user.id);
        return reply
          .header("content-type", contentType)
          .header("content-disposition", `attachment; filename="${fileName}"`)
          .send(Buffer.from(await read()));
      },
      { config: { limit: "reports" } },
    );
    registerCall(app, calls.cancelMembership, async (request) =>
      changeMembership(deps, await auth.requireUser(request), { id: request.params.id, isCanceled: true }),
    );
    registerCall(app, calls.resumeMembership, async (request) =>
      changeMembership(deps, await auth.requireUser(request), { id: request.params.id, isCanceled: false }),
    );
    registerCall(app, calls.changeCard, async (request) =>
      changeCard(deps, await auth.requireUser(request), request.params.id),
    );
  };
}
