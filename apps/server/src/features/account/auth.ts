import { randomUUID } from "node:crypto";
import { betterAuth } from "better-auth";
import type { Database } from "../../platform/db/database.ts";
import type { Log } from "../../platform/log/log.ts";

const day = 24 * 60 * 60;

type Options = {
  database: Pick<Database, "db" | "engine">;
  baseUrl: string;
  trustedOrigins: string[];
  isDemo: boolean;
  secret: string;
  log: Log;
};

export type Auth = ReturnType<typeof createAuth>;

/** Better Auth on our tables. What it may be asked over HTTP is listed in account.routes.ts, nothing else. */
export function createAuth({ database, baseUrl, trustedOrigins, isDemo, secret, log }: Options) {
  return betterAuth({
    appName: "Lightworker Academy",
    baseURL: baseUrl,
    basePath: "/api/auth",
    secret,
    trustedOrigins,
    database: { db: database.db, type: database.engine },
    telemetry: { enabled: false },
    // Limits are ours (platform/http/rate-limits.ts).
    rateLimit: { enabled: false },
    logger: {
      log: (level, message, err) =>
        log[level === "error" ? "error" : "debug"]({ source: "sign-in", err }, String(message)),
    },
    emailAndPassword: { enabled: true, minPasswordLength: 10, maxPasswordLength: 256 },
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
      expiresIn: 30 * day,
      updateAge: day,
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
    },
    verification: {
      modelName: "verifications",
      fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
    },
    advanced: {
      // Joins: a session and its user in one query; without them it asks twice and prints failures past our log.
      database: { generateId: () => randomUUID(), joins: true },
      // Its own prefix is switched off: the name is ours, and browsers take `__Host-` over https alone.
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: isDemo ? "academy_session" : "__Host-academy_session",
          attributes: { httpOnly: true, sameSite: "lax", secure: !isDemo, path: "/" },
        },
      },
      ipAddress: { ipAddressHeaders: ["x-client-address"] },
    },
  });
}
