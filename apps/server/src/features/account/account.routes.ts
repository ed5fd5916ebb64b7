import {
  accountView,
  changeEmailBody,
  changePasswordBody,
  confirmEmailBody,
  confirmSecondFactorBody,
  deleteAccountBody,
  done,
  mailOnItsWay,
  preferencesBody,
  profileBody,
  proveWithCode,
  proveWithPassword,
  recoveryCodes,
  secondFactorStart,
  sessionParams,
} from "@academy/contract/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "../../platform/errors.ts";
import type { AccountDeps } from "./account-deps.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { changePassword } from "./passwords/change-password.ts";
import { askForEmailChange, confirmEmailChange } from "./profile/change-email.ts";
import {
  renewRecoveryCodes,
  startSecondFactor,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from "./second-factor/set-up-second-factor.ts";
import type { Auth } from "./sessions/auth.ts";
import type { Cookies } from "./sessions/cookies.ts";
import { deleteSession, deleteSessions } from "./sessions/sessions.queries.ts";
import { showAccount } from "./show-account.ts";
import { updateUser } from "./users.queries.ts";

type Deps = AccountDeps & { cookies: Cookies; auth: Auth };

const isDone = { status: "done" } as const;
const answersAccount = { response: { 200: accountView } };

/** What a signed-in person sees and changes of their own account; what can be guessed is counted by account. */
export function accountRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, now, cookies, auth } = deps;
  return async (app) => {
    app.get("/api/account", { schema: answersAccount }, async (request) =>
      showAccount(deps, await auth.requireSession(request)),
    );

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
        await askForEmailChange(deps, await auth.requireUser(request), request.body.email);
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

    app.post(
      "/api/account/password",
      { schema: { body: changePasswordBody, response: { 200: done } } },
      async (request) => {
        await changePassword(deps, await auth.requireSession(request), request.body);
        return isDone;
      },
    );

    app.post(
      "/api/account/second-factor/start",
      { schema: { body: proveWithPassword, response: { 200: secondFactorStart } } },
      async (request) => startSecondFactor(deps, await auth.requireUser(request), request.body.password),
    );

    app.post(
      "/api/account/second-factor/confirm",
      { schema: { body: confirmSecondFactorBody, response: { 200: recoveryCodes } } },
      async (request) => {
        const session = await auth.requireSession(request);
        return { recoveryCodes: await switchOnSecondFactor(deps, session, request.body.code) };
      },
    );

    app.post(
      "/api/account/second-factor/recovery-codes",
      { schema: { body: proveWithCode, response: { 200: recoveryCodes } } },
      async (request) => {
        const user = await auth.requireUser(request);
        return { recoveryCodes: await renewRecoveryCodes(deps, user, request.body.code) };
      },
    );

    app.post(
      "/api/account/second-factor/stop",
      { schema: { body: proveWithCode, response: { 200: done } } },
      async (request) => {
        await switchOffSecondFactor(deps, await auth.requireUser(request), request.body.code);
        return isDone;
      },
    );

    app.delete(
      "/api/account/sessions/:id",
      { schema: { params: sessionParams, response: { 200: done } } },
      async (request) => {
        const { id } = await auth.requireUser(request);
        if (!(await deleteSession(db, id, request.params.id))) throw new AppError("NOT_FOUND");
        return isDone;
      },
    );

    app.post(
      "/api/account/sessions/end-all",
      { schema: { response: { 200: done } } },
      async (request, reply) => {
        await deleteSessions(db, (await auth.requireUser(request)).id);
        cookies.clear(reply, "session");
        return isDone;
      },
    );

    app.get("/api/account/export", async (request, reply) => {
      const account = await exportAccount(deps, await auth.requireSession(request));
      return reply
        .header("content-type", "application/json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="lightworker-academy-account.json"')
        .send(JSON.stringify(account, null, 2));
    });

    app.post(
      "/api/account/delete",
      { schema: { body: deleteAccountBody, response: { 200: done } } },
      async (request, reply) => {
        await deleteAccount(deps, await auth.requireUser(request), request.body);
        cookies.clear(reply, "session");
        return isDone;
      },
    );
  };
}
