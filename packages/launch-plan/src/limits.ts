/** A thing fits in a box. If it doesn't, it is two things. */
export const maxThingCharacters = 200;
export const maxTextCharacters = 2_000;
/** A plan is a page on a cabinet door; more than this is no longer one. */
export const maxThings = 120;
export const maxIdeas = 200;
