import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { alchemist } from "./alchemist.ts";
import { architect } from "./architect.ts";
import { artist } from "./artist.ts";
import { earthGuardian } from "./earth-guardian.ts";
import { medicineKeeper } from "./medicine-keeper.ts";
import { mother } from "./mother.ts";
import { mystic } from "./mystic.ts";
import type { ArchetypePassages } from "./passage.ts";
import { performer } from "./performer.ts";
import { revolutionary } from "./revolutionary.ts";
import { teacher } from "./teacher.ts";

/**
 * What each archetype reads in the Blueprint. About 90 kB together: a page that shows one of them loads that one's
 * module, and this record is for the server.
 */
export const passages: { readonly [Key in ArchetypeKey]: ArchetypePassages<Key> } = {
  teacher,
  mother,
  mystic,
  architect,
  alchemist,
  medicineKeeper,
  performer,
  artist,
  earthGuardian,
  revolutionary,
};
