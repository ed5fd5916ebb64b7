/** What can't be shown comes along when a text is pasted, and would have it refused. */
export const shownLine = (text: string) => text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** The same for a text of several lines, which end in one character each, as the server counts them. */
export const shownText = (text: string) =>
  text
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, "")
    .trim();
