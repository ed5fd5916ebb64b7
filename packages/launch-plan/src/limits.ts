/** A thing fits in a box. If it doesn't, it is two things. */
export const mostThingCharacters = 200;
export const mostTextCharacters = 2_000;
/** A plan is a page on a cabinet door; more than this is no longer one. */
export const mostThings = 120;
export const mostIdeas = 200;
