import { learningWords } from "@academy/content/learning";
import { ApiError, explain } from "../../lib/api/api-error.ts";

/** Why something isn't there, in a sentence. What a proxy in between answers in its own words is nothing to read. */
export const whyNotLoaded = (error: unknown): string =>
  error instanceof ApiError && error.code ? explain(error) : learningWords.unreachable;
