import { recordingsPage } from "@academy/content/pages/learning/recordings-page";
import { listRecordings } from "@academy/contract/calls/learning/recordings";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { apiQuery } from "../../lib/api/query-client.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilledMandala } from "../archetypes/public.ts";
import { PageLinks, readSearch, SearchForm } from "../library/public.ts";
import { MemberHead, QueryPart, recordingsPath } from "../progress/public.ts";
import { Found } from "./found.tsx";
import { Shelf } from "./shelf.tsx";

const { search } = recordingsPage;

/** All shelves with what is newest, one of them page by page, or what was found: the address says which. */
export function Recordings() {
  const [params, setParams] = useSearchParams();
  const { q, isLongEnough, page } = readSearch(params);
  const shelf = params.get("shelf") ?? undefined;
  const isPart = isLongEnough || shelf !== undefined;
  return (
    <>
      <MemberHead
        title={recordingsPage.title}
        lead={recordingsPage.lead}
        drawing="mystic"
        color="text-gold"
      />
      <div className="column grid gap-6 pt-6 pb-section">
        <SearchForm q={q} words={search} onSend={setParams} />
        {isPart && (
          <p>
            <Link to={recordingsPath} className="text-link inline-flex min-h-11 items-center">
              {search.back}
            </Link>
          </p>
        )}
        {isLongEnough ? <Found q={q} page={page} /> : <Shelves shelf={shelf} page={page} />}
      </div>
    </>
  );
}

function Shelves({ shelf, page }: { shelf: string | undefined; page: number }) {
  const asked = shelf === undefined ? {} : { shelf, page: String(page) };
  const query = useQuery({
    ...apiQuery(listRecordings, { query: asked }),
    // What was seen meanwhile is to show.
    gcTime: 0,
  });
  const pathOf = (to: number) =>
    `${recordingsPath}?${new URLSearchParams({ shelf: shelf ?? "", page: String(to) })}`;
  return (
    <QueryPart query={query} lines={6}>
      {({ shelves }) => (
        <div>
          {shelves.length === 0 && (
            <EmptyState heading={recordingsPage.empty} drawing={<FilledMandala archetype="artist" />}>
              <p>{recordingsPage.emptyLead}</p>
            </EmptyState>
          )}
          {shelves.map((each) => (
            <Shelf key={each.id} shelf={each} isWhole={shelf !== undefined} />
          ))}
          {shelf !== undefined && (
            <PageLinks
              page={page}
              hasMore={shelves.some(({ hasMore }) => hasMore)}
              pathOf={pathOf}
              words={{
                pages: recordingsPage.title,
                previous: recordingsPage.newer,
                next: recordingsPage.older,
              }}
            />
          )}
        </div>
      )}
    </QueryPart>
  );
}
