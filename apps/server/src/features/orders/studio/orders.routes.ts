import { Readable } from "node:stream";
import * as calls from "@academy/contract/calls/studio/orders";
import type { FastifyPluginAsync } from "fastify";
import { piecesOfThread } from "../../../platform/db/copying/pieces-of-thread.ts";
import type { DataPlace } from "../../../platform/db/copying/serve-pieces.ts";
import { AppError } from "../../../platform/errors.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import { recordExport } from "../../audit/public.ts";
import type { Receipts } from "../mine/receipts.ts";
import type { OrderDeps } from "../order-deps.ts";
import { findOrder } from "../orders.queries.ts";
import { changeOrderMails, findOrderMails } from "../owner-mails/order-mails.ts";
import { findPayment } from "../payments.queries.ts";
import { askRefund } from "../refunds/ask-refund.ts";
import { endAccess } from "./end-access.ts";
import { exportOrders } from "./export-orders.ts";
import { countOrders, listOrders } from "./list-orders.ts";
import { readOrder } from "./order-detail.ts";
import { refreshNow } from "./refresh-now.ts";

export type StudioDeps = OrderDeps & {
  auth: Pick<Auth, "requireOwner" | "requireStaff">;
  receipts: Receipts;
  /** For a thread of its own; without it an export takes turns with everybody else. */
  readsFrom: DataPlace | undefined;
};

const exportThread = new URL("./export-thread.ts", import.meta.url);

/** What the owner sees and does about orders. */
export function orderStudioRoutes(deps: StudioDeps): FastifyPluginAsync {
  const { db, now, auth, log, readsFrom } = deps;
  return async (app) => {
    registerCall(app, calls.showOrderMails, async (request) => {
      await auth.requireOwner(request);
      return findOrderMails(db);
    });
    registerCall(app, calls.setOrderMails, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      await changeOrderMails(db, request.body, { by, now: now() });
    });

    registerCall(app, calls.listOrders, async (request) => {
      await auth.requireStaff(request, "support");
      return listOrders(db, request.query);
    });

    registerCall(app, calls.countOrders, async (request) => {
      await auth.requireStaff(request, "support");
      return countOrders(db, request.query);
    });

    registerCall(
      app,
      calls.exportOrders,
      async (request, reply) => {
        const { id: by } = await auth.requireOwner(request);
        if (request.method !== "HEAD")
          await recordExport(db, { what: "orders", query: request.query, by }, now());
        const started = performance.now();
        const onEnd = (count: number) =>
          log.info({ count, ms: Math.round(performance.now() - started) }, "orders exported");
        const lines = readsFrom
          ? piecesOfThread(exportThread, { place: readsFrom, query: request.query }, onEnd)
          : exportOrders(db, request.query, onEnd);
        return reply
          .header("content-type", "text/csv; charset=utf-8")
          .header(
            "content-disposition",
            `attachment; filename="orders-${now().toISOString().slice(0, 10)}.csv"`,
          )
          .header("cache-control", "private, no-store")
          .send(request.method === "HEAD" ? undefined : Readable.from(lines, { objectMode: false }));
      },
      { config: { limit: "orderExports" }, answersHead: true },
    );

    registerCall(app, calls.getOrder, async (request) => {
      await auth.requireStaff(request, "support");
      return readOrder(deps, request.params.id.toLowerCase());
    });

    registerCall(app, calls.getOrderReceipt, async (request, reply) => {
      const asker = await auth.requireStaff(request, "support");
      const orderId = request.params.id.toLowerCase();
      const order = await findOrder(db, orderId);
      const payment = await findPayment(db, { orderId, id: request.params.payment.toLowerCase() });
      if (!order || !payment) throw new AppError("NOT_FOUND");
      const { contentType, fileName, read } = deps.receipts.of(order, payment, asker.id);
      return reply
        .header("content-type", contentType)
        .header("content-disposition", `attachment; filename="${fileName}"`)
        .header("cache-control", "private, no-store")
        .send(Buffer.from(await read()));
    });

    registerCall(app, calls.refreshOrder, async (request) => {
      await auth.requireStaff(request, "support");
      const id = request.params.id.toLowerCase();
      await refreshNow(deps, id);
      return readOrder(deps, id);
    });

    registerCall(app, calls.refundPayment, async (request) => {
      const owner = await auth.requireOwner(request);
      const id = request.params.id.toLowerCase();
      await askRefund(deps, id, request.body, owner.id);
      return readOrder(deps, id);
    });

    registerCall(app, calls.endOrderAccess, async (request) => {
      const owner = await auth.requireOwner(request);
      const id = request.params.id.toLowerCase();
      await endAccess(deps, id, owner.id);
      return readOrder(deps, id);
    });
  };
}
