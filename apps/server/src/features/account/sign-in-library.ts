import { randomUUID } from "node:crypto";
import { betterAuth } from "better-auth";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { Database } from "../../platform/db/database.ts";
import type { Log } from "../../platform/log/log.ts";
import { librarySessionCookie, namesOf, openIdBase, providerId } from "./open-id.rules.ts";

type OpenIdProvider = { issuer: string; clientId: string; clientSecret: string };

type Options = {
  database: Pick<Database, "db" | "engine">;
  baseUrl: string;
  isDemo: boolean;
  secret: string;
  log: Log;
  provider: OpenIdProvider;
};

export type SignInLibrary = ReturnType<typeof createSignInLibrary>;

/**
 * Better SignInLibrary on our tables: the whole exchange with an OpenID Connect provider (code, PKCE, state, nonce, signatures)
 * is the library's. Nothing of it can be reached over HTTP but through open-id.routes.ts.
 */
export function createSignInLibrary({ database, baseUrl, isDemo, secret, log, provider }: Options) {
  const cookie = (name: string) => ({
    name: (isDemo ? "" : "__Host-") + name,
    attributes: { httpOnly: true, sameSite: "lax", secure: !isDemo, path: "/" } as const,
  });
  return betterAuth({
    appName: "Lightworker Academy",
    baseURL: baseUrl,
    basePath: openIdBase,
    secret,
    trustedOrigins: [baseUrl],
    database: { db: database.db, type: database.engine },
    telemetry: { enabled: false },
    // Limits are ours (platform/http/limits/rate-limits.ts).
    rateLimit: { enabled: false },
    logger: {
      log: (level, message, err) =>
        log[level === "error" ? "error" : "debug"]({ source: "sign-in", err }, String(message)),
    },
    onAPIError: { errorURL: `${baseUrl}/sign-in` },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId,
            discoveryUrl: `${provider.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
            clientId: provider.clientId,
            clientSecret: provider.clientSecret,
            redirectURI: `${baseUrl}${openIdBase}/${providerId}/callback`,
            scopes: ["openid", "email", "profile"],
            pkce: true,
            requireIdTokenVerification: true,
            // No picture: nothing is loaded from another host.
            mapProfileToUser: (profile) => ({ ...namesOf(profile), image: undefined }),
          },
        ],
      }),
    ],
    session: {
      modelName: "sessions",
      fields: {
        userId: "user_id",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        expiresAt: "expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
    },
    user: {
      modelName: "users",
      fields: {
        emailVerified: "is_email_verified",
        image: "image_url",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
      additionalFields: {
        firstName: { type: "string", required: true, fieldName: "first_name" },
        lastName: { type: "string", required: true, fieldName: "last_name" },
        // Nobody gives themselves a role.
        role: { type: "string", required: false, defaultValue: "learner", input: false },
      },
      // An address the provider does not vouch for would be an account waiting for its real owner.
      validateUserInfo: ({ user }) =>
        user.emailVerified === true ? undefined : { error: "email_not_verified" },
    },
    account: {
      modelName: "accounts",
      fields: {
        accountId: "account_id",
        providerId: "provider_id",
        userId: "user_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
    },
    databaseHooks: {
      account: {
        create: {
          // They were good for finding out who it is; kept, they could only leak.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    verification: {
      modelName: "verifications",
      fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
    },
    advanced: {
      // Joins: without them it prints failures past our log.
      database: { generateId: () => randomUUID(), joins: true },
      // Its own prefix is switched off: the names are ours, and browsers take `__Host-` over https alone.
      useSecureCookies: false,
      cookies: { session_token: cookie(librarySessionCookie), state: cookie("openid_state") },
      ipAddress: { ipAddressHeaders: ["x-client-address"] },
    },
  });
}
