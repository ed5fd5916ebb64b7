import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { CaseFile } from "./case-file.ts";
import { dilnoza } from "./dilnoza.ts";
import { ifeoma } from "./ifeoma.ts";
import { keiko } from "./keiko.ts";
import { lorena } from "./lorena.ts";

/** One for each group of the sales page, in its order. */
export const caseFiles: readonly CaseFile[] = [dilnoza, lorena, ifeoma, keiko];

/** Whose work is nearest to that of an archetype, where nobody's pair says so. */
export const kindred: Record<ArchetypeKey, CaseFile> = {
  teacher: dilnoza,
  mother: lorena,
  mystic: lorena,
  architect: keiko,
  alchemist: lorena,
  medicineKeeper: ifeoma,
  performer: dilnoza,
  artist: dilnoza,
  earthGuardian: ifeoma,
  revolutionary: ifeoma,
};
