import type { FormEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";

/** What is looked for, as the address has it; `isLongEnough` to be looked for. */
export function readSearch(params: URLSearchParams) {
  const q = params.get("q")?.trim().slice(0, 100) ?? "";
  return { q, isLongEnough: q.length >= 2, page: pageOf(params.get("page")) };
}

export const pageOf = (page: string | null) => (page && /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1);

type SearchFormProps = {
  q: string;
  words: { label: string; hint?: string; send: string };
  onSend: (to: { q: string }) => void;
};

/** The question is put into the address, so that going back leads to what was found. */
export function SearchForm({ q, words, onSend }: SearchFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget).get("q");
    onSend({ q: String(asked ?? "").trim() });
  };
  return (
    <search>
      <form key={q} onSubmit={send} className="library-form flex flex-wrap gap-3 items-end max-w-144">
        <Field label={words.label} {...(words.hint ? { hint: words.hint } : {})}>
          <Input name="q" type="search" defaultValue={q} maxLength={100} autoComplete="off" />
        </Field>
        <Button type="submit">{words.send}</Button>
      </form>
    </search>
  );
}

type PageLinksProps = {
  page: number;
  hasMore: boolean;
  pathOf: (page: number) => string;
  words: { pages: string; previous: string; next: string };
};

/** Nothing where all of it is on one page. */
export function PageLinks({ page, hasMore, pathOf, words }: PageLinksProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label={words.pages} className="flex flex-wrap gap-3">
      {page > 1 && (
        <LinkButton to={pathOf(page - 1)} variant="secondary">
          {words.previous}
        </LinkButton>
      )}
      {hasMore && (
        <LinkButton to={pathOf(page + 1)} variant="secondary">
          {words.next}
        </LinkButton>
      )}
    </nav>
  );
}
