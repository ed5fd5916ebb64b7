import { confirmClaim as confirmClaimCall } from "@academy/contract/calls/studio/business";
import * as calls from "@academy/contract/calls/studio/settings";
import { fullName } from "@academy/contract/fields/full-name";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { Auth } from "../../account/public.ts";
import { recordAudit } from "../../audit/public.ts";
import { confirmClaim } from "../confirmed.ts";
import { type LaunchDelivery, type LaunchProvider, type LaunchSettings, showLaunch } from "./show-launch.ts";

type Deps = {
  db: Db;
  now: Clock;
  settings: LaunchSettings;
  provider: LaunchProvider | undefined;
  delivery: LaunchDelivery;
  followConfirmed: () => Promise<void>;
  auth: Pick<Auth, "requireOwner">;
};

/** What is left to do before the academy is shown to the world. */
export function launchRoutes({
  db,
  now,
  settings,
  provider,
  delivery,
  followConfirmed,
  auth,
}: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.showLaunch, async (request) => {
      await auth.requireOwner(request);
      return showLaunch(db, settings, { provider, delivery }, now());
    });

    registerCall(app, confirmClaimCall, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await confirmClaim(db, { id: request.params.id, ...request.body }, { by, now: now() });
      await followConfirmed();
    });

    registerCall(
      app,
      calls.sendTestMail,
      async (request) => {
        const owner = await auth.requireOwner(request);
        const to = { name: fullName(owner), address: owner.email };
        await inTransaction(db, async (tx) => {
          await sendMail(tx, to, { template: "academy-is-running", props: {} }, { now: now() });
          await recordAudit(tx, { by: owner.id, action: "mail.tested", subject: { kind: "mail" } }, now());
        });
        return { to: owner.email };
      },
      { config: { limit: "signIn" } },
    );
  };
}
