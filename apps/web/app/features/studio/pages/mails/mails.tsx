import { studioMailsPage } from "@academy/content/pages/studio/mails-page";
import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import * as calls from "@academy/contract/calls/studio/mails";
import type { MailSummary } from "@academy/contract/studio/mails";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { explain, isUnauthorized } from "../../../../lib/api/api-error.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatTime } from "../../../../lib/text/format-time.ts";

const { states } = studioPagesPage;

function stateOf({ draft, published, about }: MailSummary): string {
  const told = draft ?? published;
  if (!told) return about;
  return fillWords(draft ? states.draft : states.published, {
    when: formatTime(told.at),
    who: told.by ?? states.someone,
  });
}

/** The emails whose words can be changed. */
export function Mails() {
  const { data, error } = useQuery({ ...apiQuery(calls.listMails), refetchOnMount: "always" });
  return (
    <section aria-labelledby="mails-heading" className="own-pages">
      <h2 id="mails-heading" className="text-heading">
        {studioMailsPage.heading}
      </h2>
      <p className="max-w-184 text-ink-soft">{studioMailsPage.lead}</p>
      {error && !isUnauthorized(error) && (
        <p role="alert" className="text-danger">
          {explain(error)}
        </p>
      )}
      <ul className="studio-pages-list max-w-184">
        {data?.items.map((mail) => (
          <li key={mail.id} data-has-draft={mail.draft ? "" : undefined}>
            <Link to={`/studio/pages/${mail.id}`} className="text-link">
              {mail.title}
            </Link>
            <span className="studio-small">{stateOf(mail)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
