import { type ArchetypeKey, archetypeKeys } from "@academy/quiz/archetypes";

const romanNumerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** The place of an archetype among the ten, as a printed book numbers its plates. */
export const numeralOf = (key: ArchetypeKey) => romanNumerals[archetypeKeys.indexOf(key)];
