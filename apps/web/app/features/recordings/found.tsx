import { libraryPage } from "@academy/content/pages/learning/library-page";
import { recordingsPage } from "@academy/content/pages/learning/recordings-page";
import { searchLibrary } from "@academy/contract/calls/learning/library";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../lib/api/query-client.ts";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Hit } from "../library/public.ts";
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
          {(page > 1 || hasMore) && (
            <nav aria-label={libraryPage.pages} className="flex flex-wrap gap-3">
              {page > 1 && (
                <LinkButton to={pathOf(page - 1)} variant="secondary">
                  {libraryPage.previous}
                </LinkButton>
              )}
              {hasMore && (
                <LinkButton to={pathOf(page + 1)} variant="secondary">
                  {libraryPage.next}
                </LinkButton>
              )}
            </nav>
          )}
        </div>
      )}
    </QueryPart>
  );
}
