import { academy } from "@academy/content/academy";
import type { AllEdits } from "@academy/content/editing/editable";
import { firstColors, type LookColors } from "@academy/contract/fields/look-colors";
import type { Logo, LookView } from "@academy/contract/studio/look";
import type { Db } from "../../platform/db/database.ts";
import { listVersions } from "../words/public.ts";
import { lookPage } from "./change-look.ts";

const mostVersions = 10;

export async function showLook(db: Db): Promise<LookView> {
  const versions = await listVersions(db, lookPage, mostVersions);
  const [newest] = versions;
  return {
    name: academy.name,
    ...lookIn(newest?.edits ?? {}),
    revision: newest?.revision ?? 0,
    versions: versions.map(({ revision, by, published_at, edits }) => ({
      revision,
      by,
      at: published_at.toISOString(),
      ...lookIn(edits),
    })),
  };
}

function lookIn(edits: AllEdits): { colors: LookColors; logo: Logo | null } {
  const {
    ground = firstColors.ground,
    ink = firstColors.ink,
    accent = firstColors.accent,
    logo = null,
  } = (edits.look ?? {}) as unknown as Partial<LookColors> & { logo?: Logo };
  return { colors: { ground, ink, accent }, logo };
}
