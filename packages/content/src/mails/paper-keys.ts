/** The words of a PDF that comes with an email are written beside the email's own. */
const begin = "mail-paper-";
export const receiptPaperKey = `${begin}receipt`;
export const reportPaperKey = `${begin}report`;

export const isPaperKey = (key: string) => key.startsWith(begin);
