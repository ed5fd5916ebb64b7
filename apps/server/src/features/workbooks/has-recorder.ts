/** A price is rehearsed in lessons and in workbooks, and nowhere else. */
export const hasRecorder = (path: string) => /^\/course\/[^/]+\/(lesson|workbook)\/[^/]+$/.test(path);
