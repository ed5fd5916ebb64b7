import * as calls from "@academy/contract/calls/studio/business";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { saveSeller } from "../../platform/settings/chosen-seller.ts";
import { saveSender } from "../../platform/settings/chosen-sender.ts";
import type { Auth } from "../account/public.ts";
import { recordAudit } from "../audit/public.ts";
import { type BusinessSettings, showBusiness } from "./show-business.ts";

type Deps = {
  db: Db;
  now: Clock;
  settings: BusinessSettings;
  auth: Pick<Auth, "requireOwner" | "requireFreshProof">;
};

/** Who sells and who writes: the owner's to say, whatever the host's variables began with. */
export function businessRoutes({ db, now, settings, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.showBusiness, async (request) => {
      await auth.requireOwner(request);
      return showBusiness(db, settings);
    });

    registerCall(app, calls.chooseSeller, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await auth.requireFreshProof(request);
      const { taxId, contact, ...body } = request.body;
      const seller = { ...body, taxId: taxId || null, contact: contact || null };
      await inTransaction(db, async (tx) => {
        if (await saveSeller(tx, settings, seller, now()))
          await recordAudit(tx, { by, action: "seller.changed", subject: { kind: "seller" } }, now());
      });
    });

    registerCall(app, calls.chooseSender, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await auth.requireFreshProof(request);
      await inTransaction(db, async (tx) => {
        await saveSender(tx, request.body, now());
        await recordAudit(tx, { by, action: "sender.changed", subject: { kind: "sender" } }, now());
      });
    });
  };
}
