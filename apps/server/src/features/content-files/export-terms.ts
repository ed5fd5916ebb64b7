import { isCourseOffer, type OfferWords } from "@academy/content/offers";
import type { Paper } from "@academy/contract/fields/papers";
import { type ThemeColors, themeColors } from "@academy/contract/fields/theme-colors";
import type { Logo } from "@academy/contract/studio/theme";
import type { Db, Tx } from "../../platform/db/database.ts";
import { listOnSale, wordsOfTerms } from "../offers/public.ts";
import { listPublishedWords } from "../words/public.ts";
import { findStoredFile } from "./content-files.queries.ts";

/** What the owner charges, where she has changed it. */
export async function exportOffers(db: Db): Promise<Record<string, OfferWords>> {
  const changed = (await listOnSale(db)).filter(
    ({ source, offer }) => source === "owner" && !isCourseOffer(offer),
  );
  return Object.fromEntries(changed.map(({ offer, terms }) => [offer, wordsOfTerms(terms)]));
}

type ThemeEdits = Partial<ThemeColors> & { logo?: Logo; paper?: Paper };

export const publishedTheme = async (db: Db | Tx): Promise<ThemeEdits> => {
  const version = (await listPublishedWords(db)).find(({ page }) => page === "look");
  return (version?.edits.look ?? {}) as unknown as ThemeEdits;
};

/** Colors, logo and paper, and where the logo's bytes are. */
export async function exportTheme(db: Db) {
  const look = await publishedTheme(db);
  const [ground, ink, accent] = themeColors.map((name) => look[name]);
  const stored = look.logo && (await findStoredFile(db, look.logo.id));
  return {
    file: {
      colors: ground && ink && accent ? { ground, ink, accent } : null,
      logo:
        look.logo && stored
          ? { sha256: stored.sha256, width: look.logo.width, height: look.logo.height }
          : null,
      paper: look.paper ?? null,
    },
    media: stored ? [{ sha256: stored.sha256, storageKey: stored.storage_key, size: stored.size }] : [],
  };
}
