/** The words of a PDF that comes with an email are written beside the email's own. */
const begin = "mail-paper-";
export const receiptDocumentKey = `${begin}receipt`;
export const reportDocumentKey = `${begin}report`;

export const isDocumentKey = (key: string) => key.startsWith(begin);
