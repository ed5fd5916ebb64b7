import { z } from "zod";
import { manyLines, trimLines } from "./text.ts";

export const maxNoteCharacters = 1000;

/** What an owner adds to an email in her own words. */
export const ownNote = z
  .string()
  .transform(trimLines)
  .pipe(
    z
      .string()
      .max(maxNoteCharacters, "Please use 1,000 characters or fewer for the note.")
      .regex(manyLines, "The note has characters that can’t be shown."),
  );
