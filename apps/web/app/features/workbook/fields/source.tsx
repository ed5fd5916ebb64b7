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
  const isKnown = sources.some((source) => source.startsWith("me/"));
  if (!first && !isKnown) return null;
  const from = first
    ? fillWords(workbookPage.from, { workbook: first.workbook, part: first.part })
    : workbookPage.fromResult;
  return (
    <p id={id} className="workbook-source">
      {isTraveling ? (
        from
      ) : (
        <>
          {workbookPage.changed}{" "}
          <button
            type="button"
            className="text-link"
            aria-label={
              first ? fillWords(workbookPage.useAgainFrom, { workbook: first.workbook }) : undefined
            }
            onClick={() => store.write(address, null)}
          >
            {workbookPage.useAgain}
          </button>
        </>
      )}
    </p>
  );
}
