/** Who a provider says somebody is. */
export type Identity = { subject: string; email: string; firstName: string; lastName: string };

/** Of an ID token or the provider's page about a person: whatever it likes to say, under names of its choice. */
export type Claims = { sub: string; [name: string]: unknown };

/**
 * Nobody, unless the provider vouches for the address: an account under another would be one that waits for its real
 * owner. Only true is true. Without the picture: nothing is loaded from another host.
 */
export function toIdentity(claims: Claims): Identity | undefined {
  if (typeof claims.email !== "string" || !claims.email || claims.email_verified !== true) return undefined;
  return { subject: claims.sub, email: claims.email.toLowerCase(), ...namesOf(claims) };
}

const longest = 80;

/** A provider's idea of a name, cut to what a name may be here. */
export function namesOf(profile: Partial<Claims>): { firstName: string; lastName: string } {
  const name = clean(profile.name);
  const [head = "", ...tail] = name.split(" ");
  const firstName = clean(profile.given_name) || head || "Friend";
  const lastName = clean(profile.family_name) || (clean(profile.given_name) ? "" : tail.join(" "));
  return { firstName, lastName };
}

function clean(text: unknown): string {
  if (typeof text !== "string") return "";
  const shown = text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ");
  // By whole characters: half an emoji is no character.
  let cut = "";
  for (const character of shown.trim()) {
    if (cut.length + character.length > longest) break;
    cut += character;
  }
  return cut.trim();
}

const withoutSlash = (issuer: string) => issuer.replace(/\/$/, "");

export const discoveryUrl = (issuer: string) =>
  new URL(`${withoutSlash(issuer)}/.well-known/openid-configuration`);

/** A slash at the end is easily left out or added where it is written down; nothing else may differ. */
export function isSameIssuer(one: string, other: string): boolean {
  return withoutSlash(one) === withoutSlash(other);
}
