import { libraryPage } from "@academy/content/pages/learning/library-page";
import { recordingsPage } from "@academy/content/pages/learning/recordings-page";
import { searchLibrary } from "@academy/contract/calls/learning/library";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../lib/api/query-client.ts";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Hit, PageLinks } from "../library/public.ts";
import { QueryPart, recordingsPath } from "../progress/public.ts";

/** What stands on one's shelves and is said there: the search of the library, within them alone. */
export function Found({ q, page }: { q: string; page: number }) {
  const found = useQuery({
    ...apiQuery(searchLibrary, { query: { q, page: String(page), within: "recordings" } }),
    gcTime: 0,
  });
  const pathOf = (to: number) => `${recordingsPath}?${new URLSearchParams({ q, page: String(to) })}`;
  return (
    <QueryPart query={found} lines={6}>
      {({ hits, total, hasMore }) => (
        <div>
          <p role="status" className="max-w-184 text-ink-soft wrap-anywhere">
            {total === 0
              ? `${fillWords(libraryPage.none, { query: q })}. ${libraryPage.noneLead}`
              : countWords(total, libraryPage.found)}
          </p>
          <ol className="grid max-w-184 mt-2 mb-6 edge-t-ink empty:hidden" start={(page - 1) * 20 + 1}>
            {hits.map((hit, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one recording may be found more than once.
              <Hit key={place} hit={hit} kinds={recordingsPage.search.kinds} />
            ))}
          </ol>
          <PageLinks page={page} hasMore={hasMore} pathOf={pathOf} words={libraryPage} />
        </div>
      )}
    </QueryPart>
  );
}
