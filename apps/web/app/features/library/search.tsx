import { libraryPage } from "@academy/content/pages/learning/library-page";
import { downloadWriting, printWriting, searchLibrary } from "@academy/contract/calls/learning/library";
import { useQuery } from "@tanstack/react-query";
import { Download, Printer } from "lucide-react";
import type { FormEvent } from "react";
import { useSearchParams } from "react-router";
import { fetchApi } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query-client.ts";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { FilledMandala, Mandala } from "../archetypes/public.ts";
import { QueryPart } from "../progress/public.ts";
import { PrintLink } from "../resources/public.ts";
import { Bookmarks } from "./bookmarks.tsx";
import { Hit } from "./hit.tsx";

const shortest = 2;

/** The question stands in the address, so that going back leads to what was found. */
export function Search() {
  const [params, setParams] = useSearchParams();
  const q = params.get("q")?.trim().slice(0, 100) ?? "";
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget).get("q");
    setParams({ q: String(asked ?? "").trim() });
  };
  return (
    <>
      <div className="member-head">
        <div className="member-drawing text-gold">
          <Mandala archetype="mystic" />
        </div>
        <div className="relative">
          <PageHeading title={libraryPage.title} lead={libraryPage.lead} />
        </div>
      </div>
      <div className="column grid gap-6 pt-6 pb-20">
        <search>
          <form key={q} onSubmit={send} className="library-form flex flex-wrap gap-3 items-end max-w-144">
            <Field label={libraryPage.label}>
              <Input name="q" type="search" defaultValue={q} maxLength={100} autoComplete="off" />
            </Field>
            <Button type="submit">{libraryPage.send}</Button>
          </form>
        </search>
        {q.length >= shortest ? (
          <Found q={q} page={pageOf(params.get("page"))} />
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

const pageOf = (page: string | null) => (page && /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1);

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
