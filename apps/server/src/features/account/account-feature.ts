import type { FastifyPluginAsync, onRequestHookHandler } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { addRoutes } from "../../platform/http/add-routes.ts";
import type { Log } from "../../platform/log/log.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { accountRoutes } from "./account.routes.ts";
import type { AccountDeps, TellOfNews } from "./account-deps.ts";
import type { AccountRouteDeps } from "./account-route-deps.ts";
import { openIdRoutes } from "./open-id/open-id.routes.ts";
import { makeProvider } from "./open-id/provider.ts";
import { ownerRoutes } from "./owner/owner.routes.ts";
import { passwordRoutes } from "./passwords/passwords.routes.ts";
import type { Passwords } from "./passwords/passwords.ts";
import { pictureRoutes } from "./profile/picture.routes.ts";
import { profileRoutes } from "./profile/profile.routes.ts";
import { makeKeyedHash } from "./proofs/keyed-hash.ts";
import { proofRoutes } from "./proofs/proofs.routes.ts";
import { secondFactorRoutes } from "./second-factor/second-factor.routes.ts";
import { type Auth, makeAuth } from "./sessions/auth.ts";
import { makeCookies } from "./sessions/cookies.ts";
import { guiseRoutes, refuseInGuise } from "./sessions/guise.routes.ts";
import { sessionRoutes } from "./sessions/sessions.routes.ts";
import { loginRoutes } from "./sign-in/login.routes.ts";
import { signInRoutes } from "./sign-in/sign-in.routes.ts";
import { signUpRoutes } from "./sign-up/sign-up.routes.ts";

type Options = {
  settings: Pick<Settings, "isDemo" | "baseUrl" | "oidc" | "smtpUrl">;
  database: Database;
  store: FileStore;
  secret: string;
  passwords: Passwords;
  now: Clock;
  log: Log;
  personalData: PersonalData[];
  tellOfNews: TellOfNews;
};

export type AccountFeature = {
  deps: AccountDeps;
  auth: Auth;
  /** Before any route: whoever only looks writes nothing. */
  refuseInGuise: onRequestHookHandler;
  routes: FastifyPluginAsync;
};

/** Everything about accounts, put together once. */
export function makeAccountFeature(options: Options): AccountFeature {
  const { settings, database, store, secret, passwords, now, log, personalData } = options;
  const { isDemo, baseUrl, oidc, smtpUrl } = settings;
  const deps: AccountDeps = {
    db: database.db,
    now,
    hash: makeKeyedHash(secret),
    passwords,
    secret,
    store,
    personalData,
    tellOfNews: options.tellOfNews,
  };
  const cookies = makeCookies({ isDemo });
  const auth = makeAuth({ ...deps, cookies, isDemo });
  const all: AccountRouteDeps = { ...deps, cookies, auth };
  return {
    deps,
    auth,
    refuseInGuise: refuseInGuise(cookies, auth),
    routes: async (app) => {
      await addRoutes(app, sessionRoutes(all));
      await addRoutes(app, guiseRoutes(all));
      await addRoutes(app, signUpRoutes(all));
      await addRoutes(
        app,
        signInRoutes({ ...all, hasOpenId: oidc !== undefined, keepsMail: smtpUrl === undefined }),
      );
      await addRoutes(app, loginRoutes(all));
      if (oidc) await addRoutes(app, openIdRoutes({ ...all, provider: makeProvider(oidc), baseUrl, log }));
      await addRoutes(app, proofRoutes(all));
      await addRoutes(app, passwordRoutes(all));
      await addRoutes(app, secondFactorRoutes(all));
      await addRoutes(app, accountRoutes(all));
      await addRoutes(app, profileRoutes(all));
      await app.register(pictureRoutes(all));
      await addRoutes(app, ownerRoutes(all));
    },
  };
}
