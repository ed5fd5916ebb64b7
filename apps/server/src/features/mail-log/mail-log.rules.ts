import type { MailReason } from "@academy/contract/studio/settings";

/** What these carry is good for minutes: whoever still wants it asks for a new one. Neither the log nor Today sends one again. */
export const shortLived: readonly string[] = [
  "sign-in-code",
  "reset-password",
  "second-factor-off",
  "already-have-account",
  "no-account-here",
];

/** Why a mail did not leave, in one of a few ways that can be said in words. What the server said stays in the log. */
export function reasonOf(error: string | null): MailReason | null {
  if (error === null) return null;
  if (/permanently rejected/.test(error)) return "refused";
  if (/EAUTH|Invalid login|authentication|\b(530|534|535)\b/i.test(error)) return "sign-in";
  if (
    /ECONN|ENOTFOUND|EDNS|EAI_AGAIN|ETIMEDOUT|ESOCKET|timeout|timed out|closed|greeting|getaddrinfo/i.test(
      error,
    )
  )
    return "unreachable";
  if (/\b4\d\d\b/.test(error)) return "later";
  return "other";
}
