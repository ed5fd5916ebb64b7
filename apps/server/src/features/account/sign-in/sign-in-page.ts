import { z } from "zod";
import { returnPath } from "./return-path.rules.ts";

/** Whatever it is, it leads somewhere: a return path that is none of ours counts as none. */
export const loginQuery = z.object({ returnTo: z.unknown().optional() });

export function readReturnPath({ returnTo }: z.infer<typeof loginQuery>): string {
  return returnPath(typeof returnTo === "string" ? returnTo : undefined);
}

export function signInPage(returnTo: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...more, ...(returnTo === "/" ? {} : { returnTo }) }).toString();
  return query ? `/sign-in?${query}` : "/sign-in";
}
