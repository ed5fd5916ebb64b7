import { recordingsPage } from "@academy/content/pages/learning/recordings-page";
import { listRecordings } from "@academy/contract/calls/learning/recordings";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { apiQuery } from "../../lib/api/query-client.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { FilledMandala, Mandala } from "../archetypes/public.ts";
import { QueryPart, recordingsPath } from "../progress/public.ts";
import { Found } from "./found.tsx";
import { Shelf } from "./shelf.tsx";

const { search } = recordingsPage;
const shortest = 2;

/** All shelves with what is newest, one of them page by page, or what was found: the address says which. */
export function Recordings() {
  const [params, setParams] = useSearchParams();
  const q = params.get("q")?.trim().slice(0, 100) ?? "";
  const page = pageOf(params.get("page"));
  const shelf = params.get("shelf") ?? undefined;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget).get("q");
    setParams({ q: String(asked ?? "").trim() });
  };
  const isPart = q.length >= shortest || shelf !== undefined;
  return (
    <>
      <div className="member-head">
        <div className="member-drawing text-gold">
          <Mandala archetype="mystic" />
        </div>
        <div className="relative">
          <PageHeading title={recordingsPage.title} lead={recordingsPage.lead} />
        </div>
      </div>
      <div className="column grid gap-6 pt-6 pb-section">
        <search>
          <form key={q} onSubmit={send} className="library-form flex flex-wrap gap-3 items-end max-w-144">
            <Field label={search.label} hint={search.hint}>
              <Input name="q" type="search" defaultValue={q} maxLength={100} autoComplete="off" />
            </Field>
            <Button type="submit">{search.send}</Button>
          </form>
        </search>
        {isPart && (
          <p>
            <Link to={recordingsPath} className="text-link inline-flex min-h-11 items-center">
              {search.back}
            </Link>
          </p>
        )}
        {q.length >= shortest ? <Found q={q} page={page} /> : <Shelves shelf={shelf} page={page} />}
      </div>
    </>
  );
}

const pageOf = (page: string | null) => (page && /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1);

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
          {shelf !== undefined && (page > 1 || shelves.some(({ hasMore }) => hasMore)) && (
            <nav aria-label={recordingsPage.title} className="flex flex-wrap gap-3">
              {page > 1 && (
                <LinkButton to={pathOf(page - 1)} variant="secondary">
                  {recordingsPage.newer}
                </LinkButton>
              )}
              {shelves.some(({ hasMore }) => hasMore) && (
                <LinkButton to={pathOf(page + 1)} variant="secondary">
                  {recordingsPage.older}
                </LinkButton>
              )}
            </nav>
          )}
        </div>
      )}
    </QueryPart>
  );
}
