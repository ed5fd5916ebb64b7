import { studioOwnPages } from "@academy/content/pages/studio/own-pages";
import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { studioTestimonialsPage } from "@academy/content/pages/studio/testimonials-page";
import * as calls from "@academy/contract/calls/studio/pages";
import type { PageSummary } from "@academy/contract/studio/pages";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { explain, isUnauthorized } from "../../../lib/api/api-error.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { useUser } from "../../account/public.ts";
import { Mails } from "./mails/mails.tsx";
import { NewPage } from "./own/new-page.tsx";
import { OwnPages } from "./own/own-pages.tsx";
import { Redirects } from "./own/redirects.tsx";

const words = studioPagesPage;
const groups = Object.keys(words.groups) as (keyof typeof words.groups)[];

function stateOf({ draft, published, isLeftOut }: PageSummary): string {
  const { states } = words;
  if (isLeftOut) return states.leftOut;
  const told = draft ?? published;
  if (!told) return states.first;
  return fillWords(draft ? states.draft : states.published, {
    when: formatTime(told.at),
    who: told.by ?? states.someone,
  });
}

/** Every page whose words can be changed, and how it stands. */
export function PagesStudio() {
  const { data, error } = useQuery({ ...apiQuery(calls.listPages), refetchOnMount: "always" });
  const { user } = useUser();
  const [isMaking, setMaking] = useState(false);
  return (
    <div className="column studio-page">
      <PageHeading
        title={words.title}
        actions={<Button onClick={() => setMaking(true)}>{studioOwnPages.making.open}</Button>}
      />
      <p className="max-w-184 text-ink-soft">{words.intro}</p>
      {!data && !error && <SkeletonText lines={8} label={studioPage.loading} />}
      {error && !isUnauthorized(error) && (
        <p role="alert" className="text-danger">
          {studioPage.failed} {explain(error)}
        </p>
      )}
      {data &&
        groups.map((group) => (
          <section key={group} aria-labelledby={`pages-${group}`} className="max-w-184 mt-10">
            <h2 id={`pages-${group}`} className="text-heading">
              {words.groups[group]}
            </h2>
            <ul className="studio-pages-list max-w-184">
              {data.items
                .filter((page) => page.group === group)
                .map((page) => (
                  <li key={page.id} data-has-draft={page.draft ? "" : undefined}>
                    <Link to={`/studio/pages/${page.id}`} className="text-link">
                      {page.title}
                    </Link>
                    <span className="studio-small">{stateOf(page)}</span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      {user?.role === "owner" && (
        <p>
          <Link to="/studio/pages/testimonials" className="text-link">
            {studioTestimonialsPage.link}
          </Link>
        </p>
      )}
      <Mails />
      <OwnPages />
      <Redirects />
      {isMaking && <NewPage onClose={() => setMaking(false)} />}
    </div>
  );
}
