import { isOwnEntry, menuPlaces } from "@academy/contract/fields/menu";
import { isSameJson } from "@academy/contract/fields/same-json";
import type { Tx } from "../../platform/db/database.ts";
import { editsOfMenu, menuPage, pagesIn, whyNotMenu } from "../menu/public.ts";
import { keepPublished, listPublishedWords, listWrittenWords, menuEntriesIn } from "../words/public.ts";
import { ContentRefused } from "./content-folder.ts";
import type { ImportOptions } from "./courses/importing.ts";
import { publishedMenu } from "./export-menu.ts";
import type { Content } from "./read-content.ts";

/** After the pages: a link to one that is not here is refused. */
export async function importMenu(tx: Tx, { menu }: Content, { now, say }: ImportOptions): Promise<void> {
  if (!menu) return;
  const { entries } = menu;
  const problem = entries && whyNotMenu(entries);
  if (problem) throw new ContentRefused(`menu.json: ${problem.path}: ${problem.message}`);
  const known = new Set(
    [...(await listPublishedWords(tx)), ...(await listWrittenWords(tx))].map(({ page }) => page),
  );
  const missing = entries && pagesIn(entries).find((page) => !known.has(page));
  if (missing) throw new ContentRefused(`menu.json: ${missing} is no page here`);
  const before = await publishedMenu(tx);
  const edits = entries ? editsOfMenu(entries) : {};
  if (isSameJson(menuEntriesIn(edits) ?? null, before ?? null)) return;
  await keepPublished(tx, { page: menuPage, edits, ownPage: null }, now);
  const own = entries ? menuPlaces.flatMap((place) => entries[place].filter(isOwnEntry)) : [];
  say(`menu: changed, with ${own.length} links of its own`);
}
