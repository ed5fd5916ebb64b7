import { Events, type MutableResponse, type MutableToken, OAuth2Server } from "oauth2-mock-server";
import { onTestFinished } from "vitest";

type Claims = Record<string, unknown>;
type PersonClaims = {
  claims: Claims;
  override: Claims;
  /** What its page about a person says, if not the usual. */
  userInfo: Claims | undefined;
  /** Done to an ID token after it was signed. */
  tamper: ((idToken: string) => string) | undefined;
};

/** One for all providers of a run: to make one takes longer than most of what is done with it. */
let signingKey: Awaited<ReturnType<OAuth2Server["issuer"]["keys"]["generate"]>> | undefined;

/** A real OpenID Connect provider on loopback. Who comes back from it is set by the test. */
export async function startOpenIdServer(claims: Claims) {
  const server = new OAuth2Server();
  const { keys } = server.issuer;
  if (signingKey) await keys.add({ ...signingKey });
  else signingKey = await keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  onTestFinished(() => server.stop());
  const about: PersonClaims = { claims, override: {}, userInfo: undefined, tamper: undefined };
  server.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    Object.assign(token.payload, about.claims, about.override);
  });
  server.service.on(Events.BeforeResponse, ({ body }: MutableResponse) => {
    if (about.tamper && body && typeof body.id_token === "string")
      body.id_token = about.tamper(body.id_token);
  });
  server.service.on(Events.BeforeUserinfo, (response: MutableResponse) => {
    if (about.userInfo) response.body = about.userInfo;
  });
  const issuer = server.issuer.url ?? "";
  const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: "academy", OIDC_CLIENT_SECRET: "the academy's secret" };
  return { about, env, issuer, server };
}
