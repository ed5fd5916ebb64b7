import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { AllEdits } from "@academy/content/editing/editable";
import {
  type FirstOfferKey,
  firstOffers,
  isCourseOffer,
  type OfferWords,
  offerWordsKey,
} from "@academy/content/offers";
import { isSameJson } from "@academy/contract/fields/same-json";
import { themeProblem } from "@academy/contract/fields/theme-colors";
import type { Tx } from "../../platform/db/database.ts";
import { changedTerms, insertVersion, listOnSale, refuseChange, wordsOfTerms } from "../offers/public.ts";
import { keepPublished } from "../words/public.ts";
import { type ContentFolder, ContentRefused } from "./content-folder.ts";
import type { ImportOptions } from "./courses/importing.ts";
import { publishedTheme } from "./export-terms.ts";
import type { Content } from "./read-content.ts";

/** What is charged and what is said of it are one commit here too. Orders keep the version they were begun with. */
export async function importOffers(tx: Tx, { offers }: Content, { now, say }: ImportOptions): Promise<void> {
  const wanted = Object.entries(offers) as [FirstOfferKey, OfferWords][];
  if (wanted.length === 0) return;
  const onSale = await listOnSale(tx);
  // As they would all be: of three prices that move together none is held against an old one.
  const after = onSale.map(({ offer, terms }) => ({
    ...terms,
    ...(isCourseOffer(offer) ? {} : offers[offer]),
  }));
  for (const [offer, words] of wanted) {
    const current = onSale.find((each) => each.offer === offer);
    if (!current) throw new ContentRefused(`offers.json: ${offer} is not on sale here`);
    const refusal = refuseChange(offer, { ...words, isFree: words.priceCents === 0 }, after);
    if (refusal) throw new ContentRefused(`offers.json: ${offer}.${refusal.field}: ${refusal.message}`);
    if (isSameJson(wordsOfTerms(current.terms), words)) continue;
    const isFirst = isSameJson(firstOffers[offer], words);
    const edits = isFirst ? {} : { [offerWordsKey(offer)]: words as unknown as AllEdits[string] };
    await keepPublished(tx, { page: offerWordsKey(offer), edits, ownPage: null }, now);
    await insertVersion(tx, {
      offer,
      number: current.number + 1,
      source: isFirst ? "content" : "owner",
      terms: changedTerms(current.terms, words),
      now,
    });
    say(`offer ${offer}: changed`);
  }
}

/** The bytes of the logo, once they are known to be the picture that the file says. */
export async function readLogo(folder: ContentFolder, logo: NonNullable<Content["look"]>["logo"]) {
  if (!logo) return undefined;
  const bytes = await buffer(await folder.openMedia(logo.sha256));
  const { default: sharp } = await import("sharp");
  const found = await sharp(bytes, { limitInputPixels: 576 * 128, failOn: "error" })
    .metadata()
    .catch(() => undefined);
  const isIt = found?.format === "webp" && found.width === logo.width && found.height === logo.height;
  if (!isIt) throw new ContentRefused("look.json: the logo is not a WebP picture of the size it says");
  return Readable.from([bytes]);
}

/** `logoId` is the file of the logo here. */
export async function importTheme(
  tx: Tx,
  { look }: Content,
  logoId: string | undefined,
  { now, say }: ImportOptions,
): Promise<void> {
  if (!look) return;
  const problem = look.colors && themeProblem(look.colors);
  if (problem)
    throw new ContentRefused(`look.json: ${problem.color} can’t be read; ${problem.suggestion} can`);
  const { sha256: _, ...size } = look.logo ?? { sha256: "" };
  const logo = look.logo && logoId ? { id: logoId, src: `/files/${logoId}`, ...size } : undefined;
  const wanted = {
    ...look.colors,
    ...(logo ? { logo } : {}),
    ...(look.paper ? { paper: look.paper } : {}),
  };
  const { sheet: __, ...before } = (await publishedTheme(tx)) as Record<string, unknown>;
  if (isSameJson(before, wanted)) return;
  const edits: AllEdits =
    Object.keys(wanted).length === 0 ? {} : { look: wanted as unknown as AllEdits[string] };
  await keepPublished(tx, { page: "look", edits, ownPage: null }, now);
  say("look: changed");
}
