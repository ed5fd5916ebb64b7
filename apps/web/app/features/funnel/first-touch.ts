import type { FirstTouch } from "@academy/contract/visitors/leads";
import { deviceStorage } from "../../lib/storage/storage.ts";

const key = "first-touch";
const campaignKeys = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

type Visit = { href: string; referrer: string };

/** Where somebody comes from: the campaign in the address and the page that linked here, without its query. */
export function touchOf({ href, referrer }: Visit): FirstTouch {
  const here = new URL(href);
  const touch: FirstTouch = {};
  for (const name of campaignKeys) {
    const value = cleaned(here.searchParams.get(name) ?? "", 200);
    if (value) touch[name] = value;
  }
  const from = urlOf(referrer);
  if (from?.protocol.startsWith("http") && from.host !== here.host) {
    touch.referrer = cleaned(from.origin + from.pathname, 500);
  }
  return touch;
}

/** The campaign's source or else the host that linked here, in the letters that counters are kept under. */
export function sourceOf({ utm_source, referrer }: FirstTouch): string | undefined {
  const named = utm_source ?? (referrer && urlOf(referrer)?.hostname.replace(/^www\./, ""));
  const source = named
    ?.toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return source || undefined;
}

/** The first visit decides: later ones read what it has kept. Without storage each visit is the first. */
export function readFirstTouch(
  visit: Visit = { href: window.location.href, referrer: document.referrer },
  storage = deviceStorage,
): FirstTouch {
  const kept = storage.read(key, textsOf);
  if (kept) return kept;
  const touch = touchOf(visit);
  storage.write(key, touch);
  return touch;
}

function textsOf(kept: unknown): FirstTouch | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const limits: Record<string, number> = { referrer: 500 };
  for (const name of campaignKeys) limits[name] = 200;
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, value]) =>
      limits[name] && typeof value === "string" ? [[name, cleaned(value, limits[name])]] : [],
    ),
  );
}

/** As the contract takes it: what can't be shown would have the whole lead refused. */
const cleaned = (text: string, most: number) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, "")
    .trim()
    .slice(0, most)
    .replace(/\p{Cs}/gu, "");

/** `URL.parse` for browsers that don't have it yet. */
function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
