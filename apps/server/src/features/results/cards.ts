import type { ResultCardInput } from "@academy/documents/result-card";
import type { CardFormat } from "@academy/quiz/card-formats";
import { marginOf } from "@academy/quiz/scoring/margin";
import type { Documents } from "../../platform/documents/documents.ts";
import { AppError } from "../../platform/errors.ts";
import { printedName } from "../leads/public.ts";
import { keepRecent } from "./recent.ts";
import type { SavedResult } from "./results.queries.ts";

const maxKept = 40;

type Deps = { baseUrl: string; isDemo: boolean };
type Drawing = Pick<Documents, "drawResultCard">;

/**
 * Results as pictures to share. Without a name one is the same for everybody with these two archetypes, and drawn once;
 * with a name it is drawn for whoever asks, and kept nowhere.
 */
export function makeCards({ baseUrl, isDemo }: Deps) {
  const keep = keepRecent<Uint8Array>(maxKept);
  // Nobody else can open a demo's address.
  const address = isDemo ? {} : { address: `${new URL(baseUrl).host}/quiz` };
  const inputOf = ({ result: { primary, secondary } }: SavedResult, format: CardFormat): ResultCardInput => ({
    format,
    primary: primary.archetype,
    ...(secondary.strength > 0 && {
      secondary: { archetype: secondary.archetype, margin: marginOf({ secondary }) },
    }),
    ...address,
  });
  return {
    cardOf: (saved: SavedResult, format: CardFormat, documents: Drawing) => {
      const input = inputOf(saved, format);
      return keep(JSON.stringify(input), () => documents.drawResultCard(input));
    },
    namedCardOf: async (saved: SavedResult, format: CardFormat, given: string, documents: Drawing) => {
      // Under the academy's name stands nothing but a name: no link, no number, no message.
      const name = printedName(given);
      if (!name) throw new AppError("BAD_REQUEST", { field: "name", message: notAName });
      return documents.drawResultCard({ ...inputOf(saved, format), name });
    },
  };
}

const notAName = "Please use only the letters of a name, five words at most.";
