import { login } from "@academy/contract/calls/sign-in";
import { pathOf } from "@academy/contract/path-of";
/** Where a person may be sent after signing in: a path of this site, or the front door. */
export function returnPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith("/") || wanted.startsWith("//")) return "/";
  // Browsers read a backslash as a slash and drop tabs and line breaks, so "/\evil" and "/<tab>/evil" leave the site.
  if (/[\\\p{Cc}]/u.test(wanted)) return "/";
  // A call is no page, and coming back to the sign-in page would lead nowhere.
  return /^\/(api|sign-in)(?![\w-])/i.test(wanted) ? "/" : wanted;
}

/** The way to the sign-in page and back to where the person is now. */
export const signInPath = ({ pathname, search }: { pathname: string; search: string }) =>
  pathOf(login, { query: { returnTo: pathname + search } });
