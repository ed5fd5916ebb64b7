import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { MandalaDesign } from "./mandala-design.ts";
import { alchemistMandala } from "./mandalas/alchemist.ts";
import { architectMandala } from "./mandalas/architect.ts";
import { artistMandala } from "./mandalas/artist.ts";
import { earthGuardianMandala } from "./mandalas/earth-guardian.ts";
import { medicineKeeperMandala } from "./mandalas/medicine-keeper.ts";
import { motherMandala } from "./mandalas/mother.ts";
import { mysticMandala } from "./mandalas/mystic.ts";
import { performerMandala } from "./mandalas/performer.ts";
import { revolutionaryMandala } from "./mandalas/revolutionary.ts";
import { teacherMandala } from "./mandalas/teacher.ts";

export const mandalaDesigns: Record<ArchetypeKey, MandalaDesign> = {
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
