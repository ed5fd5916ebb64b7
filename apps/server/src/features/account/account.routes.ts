import { signedIn, signedOut, signInBody, userView } from "@academy/contract/account";
import { isAPIError } from "better-auth/api";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { toUserView } from "./account.rules.ts";
import { askAuth } from "./ask-auth.ts";
import type { Auth } from "./auth.ts";
import { authHeaders } from "./auth-headers.ts";

export function accountRoutes(auth: Auth, database: Database): FastifyPluginAsyncZod {
  return async (app) => {
    app.get("/api/auth/user", { schema: { response: { 200: userView } } }, async (request) => {
      // Without a cookie there is no session to look for.
      const session = request.headers.cookie
        ? await askAuth(database, () => auth.api.getSession({ headers: authHeaders(request) }))
        : null;
      if (!session) throw new AppError("UNAUTHORIZED");
      return toUserView(session.user);
    });

    app.post(
      "/api/auth/sign-in/email",
      { schema: { body: signInBody, response: { 200: signedIn } }, config: { limit: "signIn" } },
      async (request, reply) => {
        const { headers, response } = await refusedAsUnauthorized(
          askAuth(database, () =>
            auth.api.signInEmail({ body: request.body, headers: authHeaders(request), returnHeaders: true }),
          ),
        );
        copyCookies(headers, reply);
        return { user: toUserView(response.user) };
      },
    );

    app.post("/api/auth/sign-out", { schema: { response: { 200: signedOut } } }, async (request, reply) => {
      const { headers } = await askAuth(database, () =>
        auth.api.signOut({ headers: authHeaders(request), returnHeaders: true }),
      );
      copyCookies(headers, reply);
      return { success: true as const };
    });
  };
}

/** Wrong password and unknown e-mail get the same answer. */
async function refusedAsUnauthorized<Result>(attempt: Promise<Result>): Promise<Result> {
  try {
    return await attempt;
  } catch (cause) {
    if (!isAPIError(cause) || cause.statusCode >= 500) throw cause;
    throw new AppError("UNAUTHORIZED", { message: "Unauthorized: e-mail or password is wrong.", cause });
  }
}

function copyCookies(headers: Headers, reply: FastifyReply): void {
  reply.header("set-cookie", headers.getSetCookie());
}
