import * as calls from "@academy/contract/calls/learning/benefits";
import * as studioCalls from "@academy/contract/calls/studio/benefits";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Auth } from "../account/public.ts";
import type { Delivery } from "./delivery.ts";
import { showMyBenefits } from "./my-benefits.ts";
import { openSpace } from "./spaces.ts";
import { addBenefit, archiveBenefit, changeSpaceLink } from "./studio/change-benefits.ts";
import { composeOffer } from "./studio/compose-offer.ts";
import { showBenefits } from "./studio/show-benefits.ts";

type Deps = {
  db: Db;
  now: Clock;
  delivery: Delivery;
  auth: Pick<Auth, "requireUser" | "requireOwner">;
};

/** What offers are made of besides courses: for those who hold it, and for the owner who composes it. */
export function benefitRoutes({ db, now, delivery, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.listMyBenefits, async (request) => ({
      benefits: await showMyBenefits(db, await auth.requireUser(request), now()),
    }));
    registerCall(app, calls.openSpace, async (request) =>
      openSpace(db, await auth.requireUser(request), request.params.id, now()),
    );

    registerCall(app, studioCalls.listStudioBenefits, async (request) => {
      await auth.requireOwner(request);
      return { benefits: await showBenefits(db, delivery, now()) };
    });
    registerCall(app, studioCalls.makeBenefit, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      return { id: await addBenefit(db, request.body, { by, now: now() }) };
    });
    registerCall(app, studioCalls.archiveBenefit, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      await archiveBenefit(db, { ...request.params, ...request.body }, { by, now: now() });
    });
    registerCall(app, studioCalls.setSpaceLink, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      await changeSpaceLink(db, { ...request.params, ...request.body }, { by, now: now() });
    });
    registerCall(app, studioCalls.composeOffer, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      await composeOffer(db, request.params.offer, request.body, { by, now: now() });
    });
  };
}
