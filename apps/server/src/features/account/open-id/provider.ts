import type { Configuration } from "openid-client";
import { isLoopback } from "../../../platform/settings/settings.ts";
import { type Claims, discoveryUrl, isSameIssuer } from "./open-id.rules.ts";

export type ProviderSettings = { issuer: string; clientId: string; clientSecret: string };

/** What one sign-in has to show again when its answer comes back. */
export type Checks = { state: string; nonce: string; codeVerifier: string };

export type Provider = {
  /** Where to send the browser, and what its answer will be held against. */
  authorize(redirectUri: string): Promise<{ url: URL; checks: Checks }>;
  /** What the provider says about whoever came back to `answer`; throws unless everything about it is right. */
  readClaims(answer: URL, checks: Checks): Promise<Claims>;
};

const scope = "openid email profile";
const timeoutSeconds = 10;

/**
 * The whole exchange (discovery, code, PKCE, state, nonce, issuer, audience, signatures) is openid-client's. It is
 * loaded when somebody first signs in this way, and a provider that was away then is asked again next time.
 */
export function makeProvider(settings: ProviderSettings): Provider {
  let known: Configuration | undefined;
  const discover = async () => {
    const client = await import("openid-client");
    known ??= await discoverProvider(client, settings);
    return { client, config: known };
  };
  return {
    async authorize(redirectUri) {
      const { client, config } = await discover();
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: "S256",
      });
      return { url, checks };
    },
    async readClaims(answer, { state, nonce, codeVerifier }) {
      const { client, config } = await discover();
      const tokens = await client.authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("the provider sent no ID token");
      if (claims.email || !config.serverMetadata().userinfo_endpoint) return claims;
      return client.fetchUserInfo(config, tokens.access_token, claims.sub);
    },
  };
}

async function discoverProvider(
  client: typeof import("openid-client"),
  { issuer, clientId, clientSecret }: ProviderSettings,
): Promise<Configuration> {
  const url = discoveryUrl(issuer);
  const isPlain = url.protocol === "http:" && isLoopback(url.hostname);
  const config = await client.discovery(url, clientId, clientSecret, undefined, {
    execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
    timeout: timeoutSeconds,
  });
  const found = config.serverMetadata().issuer;
  if (!isSameIssuer(found, issuer))
    throw new Error(`the provider at ${issuer} identifies itself as ${found}`);
  return config;
}
