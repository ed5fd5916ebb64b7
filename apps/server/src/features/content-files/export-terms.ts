import { isCourseOffer, type OfferWords } from "@academy/content/offers";
import { type LookColors, lookColors } from "@academy/contract/fields/look-colors";
import type { Logo } from "@academy/contract/studio/look";
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

type LookEdits = Partial<LookColors> & { logo?: Logo };

export const publishedLook = async (db: Db | Tx): Promise<LookEdits> => {
  const version = (await listPublishedWords(db)).find(({ page }) => page === "look");
  return (version?.edits.look ?? {}) as unknown as LookEdits;
};

/** Colors and logo, and where the logo's bytes are. */
export async function exportLook(db: Db) {
  const look = await publishedLook(db);
  const [ground, ink, accent] = lookColors.map((name) => look[name]);
  const stored = look.logo && (await findStoredFile(db, look.logo.id));
  return {
    file: {
      colors: ground && ink && accent ? { ground, ink, accent } : null,
      logo:
        look.logo && stored
          ? { sha256: stored.sha256, width: look.logo.width, height: look.logo.height }
          : null,
    },
    media: stored ? [{ sha256: stored.sha256, storageKey: stored.storage_key, size: stored.size }] : [],
  };
}
