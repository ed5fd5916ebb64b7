const anyOrigin = "https://academy.invalid";

/** Where to go after signing in: a path of this site, or its start. Whatever a browser might read as another site is neither. */
export function returnPath(given: string | undefined): string {
  if (!given || given.length > 2000) return "/";
  // Browsers drop tabs and line ends, and read a backslash as a slash: `/\t/evil` and `/\evil` are `//evil` to them.
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(given)) return "/";
  if (!URL.canParse(given, anyOrigin)) return "/";
  const { origin, pathname, search, hash } = new URL(given, anyOrigin);
  if (origin !== anyOrigin || pathname.startsWith("//")) return "/";
  // A call is no page, and coming back to the sign-in page would lead nowhere.
  if (/^\/(api|sign-in)(?![\w-])/i.test(pathname)) return "/";
  return pathname + search + hash;
}
