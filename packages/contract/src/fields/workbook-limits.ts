/** How much a workbook that is written in the studio can hold. */
export const maxBookParts = 100;
/** In one part. */
export const maxBookItems = 200;
export const maxBookCharacters = 5000;
export const maxBookLines = 60;
export const maxBookBoxes = 200;
export const maxBookColumns = 12;
export const maxBookRows = 100;
