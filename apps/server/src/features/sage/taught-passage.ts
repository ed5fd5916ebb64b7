import { sageTalk } from "@academy/content/help";
import type { TaughtPassage } from "./find-taught.ts";
import type { TaughtAnswer } from "./studio/taught-answers.queries.ts";
import { taughtPassageId } from "./studio/taught-passage.rules.ts";

/** What the owner has taught, as one of the passages. */
export const toTaughtPassage = ({
  id,
  question,
  answer,
  alsoAskedAs,
}: Omit<TaughtAnswer, "updatedAt">): TaughtPassage => ({
  id: taughtPassageId(id),
  ...sageTalk.taughtSource,
  text: answer,
  asks: question,
  alsoAskedAs,
  followUp: null,
  // The owner's words are said as the owner wrote them.
  isExact: true,
});
