import * as courseCalls from "@academy/contract/calls/studio/course-offers";
import * as calls from "@academy/contract/calls/studio/offers";
import * as orderCalls from "@academy/contract/calls/studio/orders";
import type { FastifyPluginAsync } from "fastify";
import { registerCall } from "../../../../platform/http/register-call.ts";
import { sellCourse, showCourseOffer, stopSelling } from "../../../offers/public.ts";
import type { Words } from "../../../words/public.ts";
import { listDifferences, settle } from "../differences.ts";
import {
  listInvitations,
  listMembers,
  makeInvitation,
  readSeats,
  resendInvitation,
  withdrawInvitation,
} from "../members.ts";
import type { StudioDeps } from "../orders.routes.ts";
import { changeOffer } from "./change-offer.ts";
import { endCoupon, listCoupons, makeCoupon } from "./coupons.ts";
import { deliverAgain, listGifts } from "./gifts.ts";
import { changeCheckoutLink, listStudioOffers } from "./offers.ts";

/** What the owner sees and does about offers, codes, members, gifts and differences. */
export function offerStudioRoutes(
  deps: Omit<StudioDeps, "receipts" | "readsFrom"> & { words: Words | undefined },
): FastifyPluginAsync {
  const { db, now, auth } = deps;
  return async (app) => {
    registerCall(app, calls.listStudioOffers, async (request) => {
      await auth.requireOwner(request);
      return listStudioOffers(deps);
    });
    registerCall(app, calls.changeOffer, async (request) => {
      const { id } = await auth.requireOwner(request);
      await changeOffer(deps, request.params.offer, request.body, id);
    });
    registerCall(app, calls.setCheckoutLink, async (request) => {
      const { id } = await auth.requireOwner(request);
      await changeCheckoutLink(db, { ...request.params, ...request.body }, id, now());
    });

    registerCall(app, courseCalls.showCourseOffer, async (request) => {
      await auth.requireOwner(request);
      return showCourseOffer(db, request.params.id);
    });
    registerCall(app, courseCalls.sellCourse, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      await sellCourse(db, request.params.id, request.body, { by, now: now() });
    });
    registerCall(app, courseCalls.stopSellingCourse, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      await stopSelling(db, request.params.id, { by, now: now() });
    });

    registerCall(app, calls.listCoupons, async (request) => {
      await auth.requireOwner(request);
      return listCoupons(db, request.query, now());
    });
    registerCall(app, calls.makeCoupon, async (request) => {
      const { id } = await auth.requireOwner(request);
      return makeCoupon(db, request.body, id, now());
    });
    registerCall(app, calls.endCoupon, async (request) => {
      const { id } = await auth.requireOwner(request);
      await endCoupon(db, request.params.id.toLowerCase(), id, now());
    });

    registerCall(app, calls.listMembers, async (request) => {
      await auth.requireOwner(request);
      return listMembers(db, request.query);
    });
    registerCall(app, calls.getSeats, async (request) => {
      await auth.requireOwner(request);
      return readSeats(db);
    });
    registerCall(app, calls.listInvitations, async (request) => {
      await auth.requireOwner(request);
      return listInvitations(db, request.query, now());
    });
    registerCall(app, calls.makeInvitation, async (request) => {
      const { id } = await auth.requireOwner(request);
      return makeInvitation(deps, request.body.email, id);
    });
    registerCall(app, calls.resendInvitation, async (request) => {
      const { id } = await auth.requireOwner(request);
      return resendInvitation(deps, request.params.id.toLowerCase(), id);
    });
    registerCall(app, calls.withdrawInvitation, async (request) => {
      const { id } = await auth.requireOwner(request);
      await withdrawInvitation(deps, request.params.id.toLowerCase(), id);
    });

    registerCall(app, orderCalls.listGifts, async (request) => {
      await auth.requireOwner(request);
      return listGifts(db, request.query, now());
    });
    registerCall(app, orderCalls.deliverGift, async (request) => {
      const { id } = await auth.requireOwner(request);
      await deliverAgain(deps, request.params.id.toLowerCase(), id);
    });

    registerCall(app, orderCalls.listDifferences, async (request) => {
      await auth.requireOwner(request);
      return listDifferences(db, request.query);
    });
    registerCall(app, orderCalls.settleDifference, async (request) => {
      const { id } = await auth.requireOwner(request);
      await settle(db, request.params.id.toLowerCase(), id, now());
    });
  };
}
