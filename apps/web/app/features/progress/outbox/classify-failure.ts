import { ApiError, isUnauthorized } from "../../../lib/api/api-error.ts";
import { OnlyLookingError } from "../../../lib/worn-guise.ts";
import type { PendingSave } from "./outbox-storage.ts";

/** What was written belongs to an item that the server does not know. The words stay on this device. */
export class NoPlaceError extends Error {}

/** Refused for good: sending the same once more would be answered the same. */
const isHopeless = (status: number) => [400, 404, 413, 415].includes(status);

/**
 * What becomes of something that could not be sent. Without a way to the server the rest need not be tried. A note is
 * kept whatever is said about it: it has words in it that exist nowhere else. A bookmark is of no use without its lesson.
 */
export function classifyFailure(
  error: unknown,
  kind: PendingSave["kind"],
): "unreachable" | "signed-out" | "refused" | "kept" | "pending" | "looking" {
  if (error instanceof OnlyLookingError) return "looking";
  if (error instanceof NoPlaceError) return "kept";
  if (isUnauthorized(error)) return "signed-out";
  if (!(error instanceof ApiError)) return "unreachable";
  const isDispensable = kind === "progress" || kind === "bookmark";
  return isDispensable && isHopeless(error.status) ? "refused" : "pending";
}
