import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Log } from "../../platform/log/log.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import type { Settings } from "../../platform/settings.ts";
import { accountRoutes } from "./account.routes.ts";
import type { AccountDeps } from "./account-deps.ts";
import { makeCookies } from "./cookies.ts";
import { type Auth, makeAuth } from "./current-user.ts";
import { makeKeyedHash } from "./keyed-hash.ts";
import { loginRoutes } from "./login.routes.ts";
import { makeOpenId } from "./open-id.ts";
import { ownerRoutes } from "./owner.routes.ts";
import type { Passwords } from "./passwords.ts";
import { pictureRoutes } from "./picture.routes.ts";
import { signInRoutes } from "./sign-in.routes.ts";

type Options = {
  settings: Pick<Settings, "isDemo" | "baseUrl" | "oidc" | "smtpUrl">;
  database: Database;
  store: FileStore;
  secret: string;
  passwords: Passwords;
  now: Clock;
  log: Log;
  personalData: PersonalData[];
};

export type AccountFeature = { deps: AccountDeps; auth: Auth; routes: FastifyPluginAsyncZod };

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
  };
  const cookies = makeCookies({ isDemo });
  const auth = makeAuth({ ...deps, cookies, isDemo });
  const openId =
    oidc &&
    makeOpenId({
      ...deps,
      baseUrl,
      makeAuth: async () => {
        // The library is large; an academy without a provider never loads it.
        const { createSignInLibrary } = await import("./sign-in-library.ts");
        return createSignInLibrary({ database, baseUrl, isDemo, secret, log, provider: oidc });
      },
    });
  const all = { ...deps, cookies, auth };
  return {
    deps,
    auth,
    routes: async (app) => {
      await app.register(
        signInRoutes({ ...all, hasOpenId: openId !== undefined, keepsMail: smtpUrl === undefined }),
      );
      await app.register(loginRoutes({ ...all, openId }));
      await app.register(accountRoutes(all));
      await app.register(pictureRoutes(all));
      await app.register(ownerRoutes(all));
    },
  };
}
