import type { ArchetypeKey } from "@academy/quiz/archetypes";

/** Addresses are lower case with hyphens, as everywhere: `medicineKeeper` is at `#medicine-keeper`. */
export const anchorOf = (key: ArchetypeKey) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
