import * as calls from "@academy/contract/calls/account";
import type { FastifyPluginAsync } from "fastify";
import { inTransaction } from "../../../platform/db/database.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { showAccount } from "../show-account.ts";
import { updateUser } from "../users.queries.ts";
import { confirmEmailChange, requestEmailChange } from "./change-email.ts";
import { confirmResult, requestResult } from "./claim-result.ts";
import { saveWantsNews } from "./news.queries.ts";
import { restoreEmail } from "./restore-email.ts";

export function profileRoutes(deps: AccountRouteDeps): FastifyPluginAsync {
  const { db, now, auth } = deps;
  return async (app) => {
    registerCall(app, calls.saveProfile, async (request) => {
      const session = await auth.requireSession(request);
      await updateUser(db, session.user.id, request.body, now());
      return showAccount(deps, session);
    });

    registerCall(app, calls.savePreferences, async (request) => {
      const session = await auth.requireSession(request);
      const { wantsNews } = request.body;
      const { id, email } = session.user;
      await inTransaction(db, async (tx) => {
        await deps.tellOfNews(tx, { id, email, wantsNews, now: now() });
        await saveWantsNews(tx, session.user, wantsNews, now());
      });
      return showAccount(deps, session);
    });

    registerCall(app, calls.changeEmail, async (request) => {
      await requestEmailChange(deps, await auth.requireUser(request), request.body.email);
      return { status: "mail-sent" as const };
    });

    registerCall(app, calls.confirmEmail, async (request) => {
      const session = await auth.requireSession(request);
      await confirmEmailChange(deps, session.user, request.body.code);
      return showAccount(deps, session);
    });

    registerCall(app, calls.claimResult, async (request) => {
      await requestResult(deps, await auth.requireUser(request), request.body.token);
      return { status: "mail-sent" as const };
    });

    registerCall(app, calls.confirmResult, async (request) => {
      await confirmResult(deps, await auth.requireUser(request), request.body);
      return { status: "done" as const };
    });

    registerCall(
      app,
      calls.restoreEmail,
      async (request) => ({ email: await restoreEmail(deps, request.body.token) }),
      { config: { limit: "signIn" } },
    );
  };
}
