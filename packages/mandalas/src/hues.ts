import type { ArchetypeKey } from "@academy/quiz/archetypes";

/** The color each archetype is drawn in, where no stylesheet reaches. */
export const hues: Record<ArchetypeKey, string> = {
  teacher: "#8a5a00",
  mother: "#b03a5b",
  mystic: "#3f3d8f",
  architect: "#2f5d7c",
  alchemist: "#ad421b",
  medicineKeeper: "#2a6a3d",
  performer: "#a0267a",
  artist: "#0f6b70",
  earthGuardian: "#6b5324",
  revolutionary: "#b3202c",
};
