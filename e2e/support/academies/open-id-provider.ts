import { randomUUID } from "node:crypto";
import { Events, type MutableToken, OAuth2Server } from "oauth2-mock-server";

/** A real OpenID Connect provider on loopback, at which everybody who asks is somebody new. */
export async function startOpenIdProvider() {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate("RS256");
  await provider.start(0, "127.0.0.1");
  provider.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => {
    const sub = randomUUID();
    const email = `noor-${sub.slice(0, 8)}@example.org`;
    Object.assign(payload, { sub, email, email_verified: true, given_name: "Noor", family_name: "Haddad" });
  });
  const env = {
    OIDC_ISSUER: provider.issuer.url ?? "",
    OIDC_CLIENT_ID: "academy",
    OIDC_CLIENT_SECRET: "the academy's secret",
  };
  return { env, stop: () => provider.stop() };
}
