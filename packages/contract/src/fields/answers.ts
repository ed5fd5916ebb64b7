/** Without a schema, for pages: what may be written in a workbook. */
export const maxAnswerCharacters = 10_000;
export const maxCellCharacters = 2000;
/** What two devices wrote in one cell, one below the other. */
export const maxJoinedCharacters = 2 * maxCellCharacters + 1;

/** A box that is checked. */
export const checkedText = "yes";
