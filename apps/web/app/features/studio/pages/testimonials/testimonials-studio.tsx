import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { studioTestimonialsPage } from "@academy/content/pages/studio/testimonials-page";
import * as calls from "@academy/contract/calls/studio/testimonials";
import type { TestimonialView } from "@academy/contract/studio/testimonials";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { explain, isUnauthorized } from "../../../../lib/api/api-error.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { useTitle } from "../../../../lib/use-title.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/buttons/button.tsx";
import { PageHeading } from "../../../../ui/page-heading.tsx";
import { SkeletonText } from "../../../../ui/waiting/skeleton.tsx";
import { ConsentDialog } from "./consent-dialog.tsx";
import { NewTestimonial } from "./new-testimonial.tsx";

const words = studioTestimonialsPage;

/** Every testimonial, and who agreed to it. */
export function TestimonialsStudio() {
  useTitle(words.title);
  const { data, error, refetch } = useQuery({
    ...apiQuery(calls.listTestimonials),
    refetchOnMount: "always",
  });
  const [open, setOpen] = useState<TestimonialView>();
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<{ page: string; pageId: string }>();
  const beginAdding = () => {
    setAdded(undefined);
    setAdding(true);
  };
  return (
    <div className="column studio-page">
      <Link to="/studio/pages" className="text-link">
        {studioPagesPage.editor.back}
      </Link>
      <PageHeading
        title={words.title}
        actions={!isAdding && <Button onClick={beginAdding}>{words.adding.title}</Button>}
      />
      <p className="max-w-184 text-ink-soft">{words.lead}</p>
      {added && (
        <div className="editor-notice max-w-184" tabIndex={-1} ref={takeFocus}>
          <p>{fillWords(words.added, { page: added.page })}</p>
          <Link to={`/studio/pages/${added.pageId}`} className="text-link">
            {fillWords(words.publish, { page: added.page })}
          </Link>
        </div>
      )}
      {isAdding && (
        <NewTestimonial
          onClose={() => setAdding(false)}
          onDone={(page) => {
            setAdding(false);
            setAdded(page);
            void refetch();
          }}
        />
      )}
      {!data && !error && <SkeletonText lines={8} label={studioPage.loading} />}
      {error && !isUnauthorized(error) && (
        <p role="alert" className="text-danger">
          {studioPage.failed} {explain(error)}
        </p>
      )}
      <ul className="testimonial-list grid gap-6 max-w-184 py-6">
        {data?.items.map((each) => (
          <li key={`${each.page}-${each.id}`}>
            <blockquote>{each.text}</blockquote>
            <p>
              <bdi>{each.author}</bdi>{" "}
              <span className="studio-small">
                {words.on}{" "}
                <Link to={`/studio/pages/${each.pageId}`} className="text-link">
                  {each.page}
                </Link>
              </span>{" "}
              {each.isSample && <Badge>{words.sample}</Badge>} {each.isDraft && <Badge>{words.draft}</Badge>}
            </p>
            <p className="studio-small">{stateOf(each)}</p>
            <Button
              size="small"
              variant="quiet"
              aria-label={`${each.consent ? words.change : words.record}: ${each.author}`}
              onClick={() => setOpen(each)}
            >
              {each.consent ? words.change : words.record}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <ConsentDialog
          testimonial={open}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined);
            void refetch();
          }}
        />
      )}
    </div>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

function stateOf({ consent, isCovered }: TestimonialView): string {
  if (!consent) return words.missing;
  const covered = [
    consent.coversWords && words.what.words,
    consent.coversName && words.what.name,
    consent.coversPicture && words.what.picture,
  ].filter(Boolean);
  const told = fillWords(words.covered, {
    person: consent.person,
    day: formatDay(`${consent.consentedOn}T12:00:00.000Z`),
    how: words.ways[consent.how].toLowerCase(),
    what: covered.join(", "),
  });
  return isCovered ? told : `${told}. ${words.partly}`;
}
