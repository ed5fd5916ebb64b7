import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { MandalaDesign } from "./design.ts";
import { alchemistMandala } from "./drawings/alchemist.ts";
import { architectMandala } from "./drawings/architect.ts";
import { artistMandala } from "./drawings/artist.ts";
import { earthGuardianMandala } from "./drawings/earth-guardian.ts";
import { medicineKeeperMandala } from "./drawings/medicine-keeper.ts";
import { motherMandala } from "./drawings/mother.ts";
import { mysticMandala } from "./drawings/mystic.ts";
import { performerMandala } from "./drawings/performer.ts";
import { revolutionaryMandala } from "./drawings/revolutionary.ts";
import { teacherMandala } from "./drawings/teacher.ts";

const drawings: Record<ArchetypeKey, () => MandalaDesign> = {
  teacher: teacherMandala,
  mother: motherMandala,
  mystic: mysticMandala,
  architect: architectMandala,
  alchemist: alchemistMandala,
  medicineKeeper: medicineKeeperMandala,
  performer: performerMandala,
  artist: artistMandala,
  earthGuardian: earthGuardianMandala,
  revolutionary: revolutionaryMandala,
};

const drawn: Partial<Record<ArchetypeKey, MandalaDesign>> = {};

/** Worked out when it is first drawn: all ten at once would take a phone a good part of a tenth of a second, on every page. */
export const mandalaDesign = (archetype: ArchetypeKey) => (drawn[archetype] ??= drawings[archetype]());
