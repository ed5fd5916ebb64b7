import { returnPath } from "./return-path.rules.ts";

export function readReturnPath({ returnTo }: { returnTo?: unknown }): string {
  return returnPath(typeof returnTo === "string" ? returnTo : undefined);
}

export function signInPage(returnTo: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...more, ...(returnTo === "/" ? {} : { returnTo }) }).toString();
  return query ? `/sign-in?${query}` : "/sign-in";
}
