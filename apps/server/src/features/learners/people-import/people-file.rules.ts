/** The text of a file, whatever wrote it: a byte order mark says what it is; without one it is UTF-8, or else what Windows writes. */
export function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const delimiters = [",", ";", "\t"] as const;

/** Which of them stands between the columns: the one that the first line has most of, outside quotes. */
export function delimiterOf(text: string): string {
  const [first = ""] = text.trimStart().split(/[\r\n]/, 1);
  const bare = first.replace(/"[^"]*"/g, "");
  const countOf = (delimiter: string) => bare.split(delimiter).length;
  return [...delimiters].sort((a, b) => countOf(b) - countOf(a))[0] ?? ",";
}

/** What Kajabi, Teachable, Thinkific and others call these columns, whatever their spaces and capitals. */
const known = {
  email: ["email", "email address", "user email", "student email", "member email", "customer email"],
  firstName: ["first name", "first", "given name", "forename"],
  lastName: ["last name", "last", "surname", "family name"],
  name: ["name", "full name", "student name", "member name", "customer name", "user name", "display name"],
} as const;

export type Columns = Record<keyof typeof known, number>;

/** Where each of them stands; -1 is nowhere. Undefined where there is no column of addresses. */
export function columnsOf(header: readonly string[]): Columns | undefined {
  const bare = header.map((title) => title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
  const placeOf = (titles: readonly string[]) => {
    const title = titles.map((each) => each.replaceAll(" ", "")).find((each) => bare.includes(each));
    return title === undefined ? -1 : bare.indexOf(title);
  };
  const columns = {
    email: placeOf(known.email),
    firstName: placeOf(known.firstName),
    lastName: placeOf(known.lastName),
    name: placeOf(known.name),
  };
  return columns.email === -1 ? undefined : columns;
}
