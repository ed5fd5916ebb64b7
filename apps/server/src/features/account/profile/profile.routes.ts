import {
  accountView,
  changeEmailBody,
  confirmEmailBody,
  mailOnItsWay,
  preferencesBody,
  profileBody,
} from "@academy/contract/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { showAccount } from "../show-account.ts";
import { updateUser } from "../users.queries.ts";
import { confirmEmailChange, requestEmailChange } from "./change-email.ts";

const answersAccount = { response: { 200: accountView } };

export function profileRoutes(deps: AccountRouteDeps): FastifyPluginAsyncZod {
  const { db, now, auth } = deps;
  return async (app) => {
    app.patch(
      "/api/account/profile",
      { schema: { body: profileBody, ...answersAccount } },
      async (request) => {
        const session = await auth.requireSession(request);
        await updateUser(db, session.user.id, request.body, now());
        return showAccount(deps, session);
      },
    );

    app.put(
      "/api/account/preferences",
      { schema: { body: preferencesBody, ...answersAccount } },
      async (request) => {
        const session = await auth.requireSession(request);
        await updateUser(db, session.user.id, request.body, now());
        return showAccount(deps, session);
      },
    );

    app.post(
      "/api/account/email",
      { schema: { body: changeEmailBody, response: { 200: mailOnItsWay } } },
      async (request) => {
        await requestEmailChange(deps, await auth.requireUser(request), request.body.email);
        return { status: "mail-sent" as const };
      },
    );

    app.post(
      "/api/account/email/confirm",
      { schema: { body: confirmEmailBody, ...answersAccount } },
      async (request) => {
        const session = await auth.requireSession(request);
        await confirmEmailChange(deps, session.user, request.body.code);
        return showAccount(deps, session);
      },
    );
  };
}
