import { Events, type MutableToken, OAuth2Server } from "oauth2-mock-server";
import { onTestFinished } from "vitest";

type Claims = Record<string, unknown>;

/** A real OpenID Connect provider on loopback. Who comes back from it is set by the test. */
export async function startOpenIdServer(claims: Claims) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  onTestFinished(() => server.stop());
  const about = { claims, override: {} as Claims };
  server.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    Object.assign(token.payload, about.claims, about.override);
  });
  const issuer = server.issuer.url ?? "";
  const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: "academy", OIDC_CLIENT_SECRET: "the academy's secret" };
  return { about, env, issuer, server };
}
