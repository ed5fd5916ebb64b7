import type { FastifyRequest } from "fastify";
import { inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { Client } from "../sessions/client.ts";
import { finishSignIn, type SignInOutcome } from "../sessions/finish-sign-in.ts";
import { takeLibrarySession } from "../sessions/sessions.queries.ts";
import { findUserById } from "../users.queries.ts";
import { authHeaders } from "./auth-headers.ts";
import { librarySessionCookie, openIdBase, providerId } from "./open-id.rules.ts";
import type { SignInLibrary } from "./sign-in-library.ts";

export type OpenId = {
  /** The provider's page to go to, and the cookies that recognise who comes back from it. */
  begin(request: FastifyRequest, returnTo: string): Promise<{ url: string; cookies: string[] }>;
  /** Who came back, signed in the way everybody is; undefined when the provider or the library refused. */
  finish(
    request: FastifyRequest,
    client: Client,
  ): Promise<{ outcome: SignInOutcome | undefined; returnTo: string; cookies: string[] }>;
};

type Deps = Pick<AccountDeps, "db" | "hash" | "now"> & {
  baseUrl: string;
  makeAuth: () => Promise<SignInLibrary>;
};

export function makeOpenId(deps: Deps): OpenId {
  const { db, baseUrl } = deps;
  const getLibrary = keepOnce(deps.makeAuth);
  return {
    async begin(request, returnTo) {
      const library = await getLibrary();
      const body = { provider: providerId, callbackURL: returnTo, disableRedirect: true };
      const { headers, response } = await library.api.signInSocial({
        body,
        headers: authHeaders(request),
        returnHeaders: true,
      });
      if (!response.url) throw new AppError("UNAVAILABLE");
      return { url: response.url, cookies: headers.getSetCookie() };
    },
    async finish(request, client) {
      const library = await getLibrary();
      const query = request.url.replace(/^[^?]*/, "");
      const address = `${baseUrl}${openIdBase}/callback/${providerId}${query}`;
      const answer = await library.handler(new Request(address, { headers: authHeaders(request) }));
      const set = answer.headers.getSetCookie();
      const isSession = (cookie: string) =>
        cookie.replace("__Host-", "").startsWith(`${librarySessionCookie}=`);
      const cookies = set.filter((cookie) => !isSession(cookie));
      const userId = await takeSession(set.find(isSession));
      const user = userId && (await findUserById(db, userId));
      if (!user) return { outcome: undefined, returnTo: "/", cookies };
      const outcome = await inTransaction(db, (tx) => finishSignIn(tx, deps, user, client));
      return { outcome, returnTo: answer.headers.get("location") ?? "/", cookies };
    },
  };

  async function takeSession(cookie: string | undefined): Promise<string | undefined> {
    const value = cookie?.slice(cookie.indexOf("=") + 1).split(";")[0];
    const [token] = value ? decodeURIComponent(value).split(".") : [];
    return token ? takeLibrarySession(db, token) : undefined;
  }
}

/** The library asks the provider who it is when it is made: a provider that is away then is asked again next time. */
function keepOnce(make: () => Promise<SignInLibrary>): () => Promise<SignInLibrary> {
  let kept: SignInLibrary | undefined;
  return async () => {
    if (kept) return kept;
    const library = await make();
    const { socialProviders } = await library.$context;
    if (!socialProviders.some(({ id }) => id === providerId))
      throw new AppError("UNAVAILABLE", { retryAfter: 30 });
    kept = library;
    return library;
  };
}
