import type { AllEdits } from "@academy/content/editing/editable";
import { firstColors, sameColors, themeProblem } from "@academy/contract/fields/theme-colors";
import type { Logo, ThemeBody } from "@academy/contract/studio/theme";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { recordAudit } from "../audit/public.ts";
import { findPublished, publishWords, type Words } from "../words/public.ts";
import { findLogo } from "./take-logo.ts";

type Deps = { db: Db; now: Clock; words: Words | undefined };

export const themePage = "look";

/** Colors, logo and paper go the way of words: every page is rendered with them, and the commit is the publication. */
export async function changeTheme({ db, now, words }: Deps, body: ThemeBody, by: string): Promise<void> {
  const { colors, paper, basedOn } = body;
  const problem = themeProblem(colors);
  if (problem) {
    throw new AppError("BAD_REQUEST", {
      field: problem.color,
      message: `This color can’t be read well enough. The nearest that can is ${problem.suggestion}.`,
    });
  }
  const logo = body.logo === null ? null : await findLogo(db, body.logo);
  if (logo === undefined)
    throw new AppError("BAD_REQUEST", { field: "logo", message: "There’s no such logo." });
  await publishWords(words, themePage, editsOf(body, logo), { db, by, now }, async (tx, at, revision) => {
    const published = await findPublished(tx, themePage);
    if ((published?.revision ?? 0) !== basedOn) throw new AppError("CONFLICT");
    const detail = { ...colors, hasLogo: logo !== null, paper, revision };
    await recordAudit(tx, { by, action: "look.changed", subject: { kind: "look" }, detail }, at);
  });
}

/** Nothing at all where it is as the academy began: its pages are then as they were built. */
function editsOf({ colors, paper }: ThemeBody, logo: Logo | null): AllEdits {
  const hasColors = !sameColors(colors, firstColors);
  if (!hasColors && !logo && !paper) return {};
  const look = {
    ...(hasColors ? colors : {}),
    ...(logo ? { logo } : {}),
    ...(paper ? { paper } : {}),
  };
  // Which sheet the pages name follows from the colors whenever they are rendered.
  // No texts: only the look's own words hold these, and only this writes them.
  return { look: look as unknown as AllEdits[string] };
}
