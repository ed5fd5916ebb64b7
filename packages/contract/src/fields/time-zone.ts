import { z } from "zod";

/** A place whose clock is known, as `America/New_York`; never a bare difference, which knows no summer. */
export const timeZone = z.string().max(60).refine(isTimeZone, "Please choose a time zone.");

export function isTimeZone(name: string): boolean {
  if (name !== "UTC" && !/^[A-Z][A-Za-z_]+(?:\/[\w+-]+)+$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
