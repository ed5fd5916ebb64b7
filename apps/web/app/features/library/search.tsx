import { libraryPage } from "@academy/content/pages/learning/library-page";
import { downloadWriting, printWriting, searchLibrary } from "@academy/contract/calls/learning/library";
import { useQuery } from "@tanstack/react-query";
import { Download, Printer } from "lucide-react";
import { useSearchParams } from "react-router";
import { fetchApi } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query-client.ts";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilledMandala } from "../archetypes/public.ts";
import { MemberHead, QueryPart } from "../progress/public.ts";
import { PrintLink } from "../resources/public.ts";
import { Bookmarks } from "./bookmarks.tsx";
import { Hit } from "./hit.tsx";
import { PageLinks, pageOf, readSearch, SearchForm } from "./search-form.tsx";

export function Search() {
  const [params, setParams] = useSearchParams();
  const { q, isLongEnough, page } = readSearch(params);
  return (
    <>
      <MemberHead title={libraryPage.title} lead={libraryPage.lead} drawing="mystic" color="text-gold" />
      <div className="column grid gap-6 pt-6 pb-20">
        <SearchForm q={q} words={libraryPage} onSend={setParams} />
        {isLongEnough ? (
          <Found q={q} page={page} />
        ) : (
          <>
            {q !== "" && <p role="status">{libraryPage.short}</p>}
            <Bookmarks page={pageOf(params.get("bookmarks"))} />
          </>
        )}
        <Writing />
      </div>
    </>
  );
}

function Found({ q, page }: { q: string; page: number }) {
  const found = useQuery({
    ...apiQuery(searchLibrary, { query: { q, page: String(page) } }),
    // What is written meanwhile is to be found.
    gcTime: 0,
  });
  const pathOf = (to: number) => `/search?${new URLSearchParams({ q, page: String(to) })}`;
  return (
    <QueryPart query={found} lines={6}>
      {({ hits, total, hasMore }) => (
        <div>
          <div role="status" className="library-count max-w-184 text-ink-soft wrap-anywhere">
            {total === 0 ? (
              <EmptyState
                heading={fillWords(libraryPage.none, { query: q })}
                drawing={<FilledMandala archetype="mystic" />}
              >
                <p>{libraryPage.noneLead}</p>
              </EmptyState>
            ) : (
              countWords(total, libraryPage.found)
            )}
          </div>
          <ol className="grid max-w-184 mt-2 mb-6 edge-t-ink empty:hidden" start={(page - 1) * 20 + 1}>
            {hits.map((hit, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one lesson may be found more than once.
              <Hit key={place} hit={hit} />
            ))}
          </ol>
          <PageLinks page={page} hasMore={hasMore} pathOf={pathOf} words={libraryPage} />
        </div>
      )}
    </QueryPart>
  );
}

const words = libraryPage.writing;

/** Notes and answers to take along. */
function Writing() {
  return (
    <section aria-labelledby="writing-heading" className="grid gap-3 pt-6 edge-t-line">
      <h2 id="writing-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="max-w-text">{words.text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <a href={downloadWriting.path} download className={buttonLook({ variant: "secondary" })}>
          <Download aria-hidden="true" />
          {words.download}
        </a>
        <PrintLink
          href={printWriting.path}
          print={() => fetchApi(printWriting)}
          className={buttonLook({ variant: "secondary" })}
        >
          <Printer aria-hidden="true" />
          {words.print}
        </PrintLink>
      </div>
    </section>
  );
}
