import { atEachPlace, type MenuEntries } from "@academy/contract/fields/menu";
import type { Db, Tx } from "../../platform/db/database.ts";
import { menuPage } from "../menu/public.ts";
import { listPublishedWords, menuEntriesIn } from "../words/public.ts";
import type { MenuFile } from "./content-format.ts";

export async function publishedMenu(db: Db | Tx): Promise<MenuEntries | undefined> {
  const version = (await listPublishedWords(db)).find(({ page }) => page === menuPage);
  return menuEntriesIn(version?.edits ?? {});
}

/** `pages` are those that have a file: one that is gone leads nowhere, here or elsewhere. */
export async function exportMenu(db: Db, pages: ReadonlySet<string>): Promise<MenuFile> {
  const entries = await publishedMenu(db);
  if (!entries) return { entries: null };
  return {
    entries: atEachPlace((place) =>
      entries[place].filter((each) => each.kind !== "page" || pages.has(each.page)),
    ) as MenuFile["entries"],
  };
}
