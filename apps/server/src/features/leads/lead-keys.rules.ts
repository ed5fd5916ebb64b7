import type { FirstTouch } from "@academy/contract/visitors/leads";
import { searchKey } from "../../platform/search-keys.rules.ts";

/** What a lead is found by beside its address: the whole name, and its last word where there are several. */
export function nameKeys(name: string): { nameKey: string; lastNameKey: string } {
  const nameKey = searchKey(name);
  return { nameKey, lastNameKey: nameKey.includes(" ") ? nameKey.slice(nameKey.lastIndexOf(" ") + 1) : "" };
}

type Origin = { source: string | null; campaign: string | null };

/** Where a lead came from: the campaign's own word, or else the site that led here. */
export function originOf(touch: FirstTouch | null): Origin {
  return {
    source: touch?.utm_source?.trim() || hostOf(touch?.referrer) || null,
    campaign: touch?.utm_campaign?.trim() || null,
  };
}

function hostOf(referrer: string | undefined): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined;
  return new URL(referrer).hostname.replace(/^www\./, "") || undefined;
}
