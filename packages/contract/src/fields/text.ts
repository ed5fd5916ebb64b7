/** Any script, emoji included. Control characters and halves of characters are nobody's, and a database may refuse them. */
export const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;
/** The same with the ends of lines and tabs. */
export const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** Counted as people see it: some browsers send a line's end as two characters. */
export const trimLines = (text: string) => text.replace(/\r\n?/g, "\n").trim();
