import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import { fillWords } from "../../../lib/text/fill-words.ts";
import type { AnswerStore } from "../../progress/public.ts";

type SourceProps = {
  id: string;
  store: AnswerStore;
  address: string;
  sources: readonly string[];
  isTraveling: boolean;
};

/** Where words come from that were written elsewhere, and the way back to them once they were changed by hand. */
export function Source({ id, store, address, sources, isTraveling }: SourceProps) {
  const [first] = sources.flatMap((source) => store.places.placeOf(source) ?? []);
  if (!first) return null;
  const { workbook, part } = first;
  return (
    <p id={id} className="workbook-source">
      {isTraveling ? (
        fillWords(workbookPage.from, { workbook, part })
      ) : (
        <>
          {workbookPage.changed}{" "}
          <button
            type="button"
            className="text-link"
            aria-label={fillWords(workbookPage.useAgainFrom, { workbook })}
            onClick={() => store.write(address, null)}
          >
            {workbookPage.useAgain}
          </button>
        </>
      )}
    </p>
  );
}
