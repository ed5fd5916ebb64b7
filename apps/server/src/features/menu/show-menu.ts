import type { AllEdits } from "@academy/content/editing/editable";
import type { MenuView } from "@academy/contract/studio/menu";
import type { Db } from "../../platform/db/database.ts";
import { listVersions, menuEntriesIn } from "../words/public.ts";
import { menuPage } from "./change-menu.ts";
import { firstEntries, withOurs } from "./menu.rules.ts";

const maxVersions = 10;

const entriesOf = (edits: AllEdits) => withOurs(menuEntriesIn(edits) ?? firstEntries) as MenuView["entries"];

export async function showMenu(db: Db): Promise<MenuView> {
  const versions = await listVersions(db, menuPage, maxVersions);
  const [newest] = versions;
  return {
    entries: entriesOf(newest?.edits ?? {}),
    revision: newest?.revision ?? 0,
    versions: versions.map(({ revision, by, published_at, edits }) => ({
      revision,
      by,
      at: published_at.toISOString(),
      entries: entriesOf(edits),
    })),
  };
}
