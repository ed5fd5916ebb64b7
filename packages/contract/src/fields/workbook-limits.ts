/** How much a workbook that is written in the studio can hold. */
export const mostBookParts = 100;
/** In one part. */
export const mostBookItems = 200;
export const mostBookCharacters = 5000;
export const mostBookLines = 60;
export const mostBookBoxes = 200;
export const mostBookColumns = 12;
export const mostBookRows = 100;
