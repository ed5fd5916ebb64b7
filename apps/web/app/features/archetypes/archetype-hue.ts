import type { ArchetypeKey } from "@academy/quiz/archetypes";

/** Sets the text color, and with it every line drawn in `currentColor`. Written out in full for Tailwind to find. */
export const hueClass: Record<ArchetypeKey, string> = {
  teacher: "text-teacher",
  mother: "text-mother",
  mystic: "text-mystic",
  architect: "text-architect",
  alchemist: "text-alchemist",
  medicineKeeper: "text-medicine-keeper",
  performer: "text-performer",
  artist: "text-artist",
  earthGuardian: "text-earth-guardian",
  revolutionary: "text-revolutionary",
};

/** Of somebody’s own archetype, which not everybody has told. */
export const hueOf = (archetype: ArchetypeKey | null): string =>
  archetype ? hueClass[archetype] : "text-gold-deep";

/** The same hue, thinned until it is hardly more than paper. */
export const washClass: Record<ArchetypeKey, string> = {
  teacher: "bg-teacher/6",
  mother: "bg-mother/6",
  mystic: "bg-mystic/6",
  architect: "bg-architect/6",
  alchemist: "bg-alchemist/6",
  medicineKeeper: "bg-medicine-keeper/6",
  performer: "bg-performer/6",
  artist: "bg-artist/6",
  earthGuardian: "bg-earth-guardian/6",
  revolutionary: "bg-revolutionary/6",
};
