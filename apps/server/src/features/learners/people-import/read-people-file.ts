import { setImmediate } from "node:timers/promises";
import { emailAddress } from "@academy/contract/account";
import { importMaxLines } from "@academy/contract/studio/people-import";
import { CsvError, parse } from "csv-parse";
import { AppError } from "../../../platform/errors.ts";
import { namesOf } from "../../account/public.ts";
import { type Columns, columnsOf, delimiterOf, textOf } from "./people-file.rules.ts";

export type PersonLine = {
  /** As a spreadsheet counts them, the titles included. */
  line: number;
  /** As it is kept for a good one; as it stands there, cut, for a bad one. */
  email: string;
  isAddress: boolean;
  firstName: string;
  lastName: string;
};

const refuse = (message: string) => new AppError("BAD_REQUEST", { field: "file", message });
const maxAddressLength = 254;
/** Whoever is at it lets others have a turn after so many lines. */
const atOnce = 500;

/** The people of a file, line by line; or why it can't be read. */
export async function readPeopleFile(bytes: Buffer): Promise<PersonLine[]> {
  const text = textOf(bytes);
  if (text.trim() === "") throw refuse("This file is empty.");
  const options = { bom: true, relax_column_count: true, relax_quotes: true } as const;
  const lines: PersonLine[] = [];
  let columns: Columns | undefined;
  let row = 0;
  try {
    const found = parse(text, { ...options, delimiter: delimiterOf(text) });
    for await (const record of found as AsyncIterable<string[]>) {
      row++;
      if (record.every((cell) => cell.trim() === "")) continue;
      if (!columns) {
        columns = columnsOf(record);
        if (!columns) throw refuse("We can’t find a column with email addresses. Its title should be Email.");
        continue;
      }
      if (lines.length === importMaxLines) {
        throw refuse("This file has more than 10,000 people. Please split it into smaller files.");
      }
      lines.push(personOf(record, columns, row));
      if (lines.length % atOnce === 0) await setImmediate();
    }
  } catch (error) {
    if (error instanceof CsvError) throw refuse(`We can’t read this file as CSV. ${whereOf(error)}`.trim());
    throw error;
  }
  if (lines.length === 0) throw refuse("There’s nobody in this file, only the titles of its columns.");
  return lines;
}

const whereOf = (error: CsvError) =>
  typeof error.lines === "number"
    ? `Something is wrong around line ${error.lines}, often a quote that isn’t closed.`
    : "";

function personOf(record: string[], columns: Columns, line: number): PersonLine {
  const cell = (place: number) => (place === -1 ? "" : (record[place] ?? ""));
  const given = cell(columns.email);
  const address = emailAddress.safeParse(given);
  const names = namesOf({
    name: cell(columns.name),
    given_name: cell(columns.firstName),
    family_name: cell(columns.lastName),
  });
  return {
    line,
    email: address.success ? address.data : shortened(given),
    isAddress: address.success,
    ...names,
  };
}

/** Without what a database may refuse. */
const shortened = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, maxAddressLength)
    .toWellFormed();
