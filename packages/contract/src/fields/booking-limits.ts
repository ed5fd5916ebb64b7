/** For pages too, which load no schemas. */
export const maxIntakeCharacters = 3000;
export const maxHandedBytes = 500_000_000;
export const maxMadeTitleCharacters = 160;
export const maxMadeNoteCharacters = 10_000;
/** How long before a session its link opens, in minutes. */
export const linkOpensMinutesBefore = 15;

/** What of a launch plan is shared by itself. */
export const planParts = ["goal", "weeks", "fridays", "drawer"] as const;
export type PlanPart = (typeof planParts)[number];
