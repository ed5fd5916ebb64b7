import { academy } from "@academy/content/academy";
import type { AllEdits } from "@academy/content/editing/editable";
import type { Paper } from "@academy/contract/fields/papers";
import { firstColors, type ThemeColors } from "@academy/contract/fields/theme-colors";
import type { Logo, ThemeView } from "@academy/contract/studio/theme";
import type { Db } from "../../platform/db/database.ts";
import type { SellerSettings } from "../../platform/settings/chosen-seller.ts";
import { usualPaper } from "../business/public.ts";
import { listVersions } from "../words/public.ts";
import { themePage } from "./change-theme.ts";

const maxVersions = 10;

export async function showTheme(db: Db, settings: SellerSettings): Promise<ThemeView> {
  const versions = await listVersions(db, themePage, maxVersions);
  const [newest] = versions;
  return {
    name: academy.name,
    ...lookIn(newest?.edits ?? {}),
    addressPaper: await usualPaper(db, settings),
    revision: newest?.revision ?? 0,
    versions: versions.map(({ revision, by, published_at, edits }) => ({
      revision,
      by,
      at: published_at.toISOString(),
      ...lookIn(edits),
    })),
  };
}

function lookIn(edits: AllEdits): Pick<ThemeView, "colors" | "logo" | "paper"> {
  const {
    ground = firstColors.ground,
    ink = firstColors.ink,
    accent = firstColors.accent,
    logo = null,
    paper = null,
  } = (edits.look ?? {}) as unknown as Partial<ThemeColors> & { logo?: Logo; paper?: Paper };
  return { colors: { ground, ink, accent }, logo, paper };
}
