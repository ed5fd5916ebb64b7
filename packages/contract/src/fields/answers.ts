/** Without a schema, for pages: what may be written in a workbook. */
export const maxAnswerCharacters = 10_000;
export const maxCellCharacters = 2000;

/** A box that is checked. */
export const checkedText = "yes";
