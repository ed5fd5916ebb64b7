import { archetypeKeys } from "@academy/quiz/archetypes";

/** Each lesson wears one of the ten drawings, by its number. */
export const drawingOf = (number: number) => archetypeKeys[(number - 1) % archetypeKeys.length] ?? "teacher";
