export const providerId = "openid";
export const openIdBase = "/api/login";
/** What the library calls the session it begins; ours takes its place before anything reaches the browser. */
export const librarySessionCookie = "openid_session";

type Profile = { name?: unknown; given_name?: unknown; family_name?: unknown };

const longest = 80;

/** A provider's idea of a name, cut to what a name may be here. */
export function namesOf(profile: Profile): { name: string; firstName: string; lastName: string } {
  const name = clean(profile.name);
  const [head = "", ...tail] = name.split(" ");
  const firstName = clean(profile.given_name) || head || "Friend";
  const lastName = clean(profile.family_name) || (clean(profile.given_name) ? "" : tail.join(" "));
  return { name: `${firstName} ${lastName}`.trim(), firstName, lastName };
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
