import { studioOwnPages as words } from "@academy/content/pages/studio/own-pages";
import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import type { OwnPageSummary } from "@academy/contract/visitors/own-pages";
import { Link } from "react-router";
import { explain, isUnauthorized } from "../../../../lib/api/api-error.ts";
import { useUser } from "../../../account/public.ts";
import { useOwnPages } from "./use-own-pages.ts";

function stateOf({ publicAt, published, draft, isLeftOut }: OwnPageSummary): string {
  if (isLeftOut) return studioPagesPage.states.leftOut;
  const { states } = words;
  if (publicAt) return draft ? states.changed : states.public;
  return published ? states.down : states.never;
}

/** The pages that were made here. */
export function OwnPages() {
  const { data, error } = useOwnPages();
  const { user } = useUser();
  return (
    <section aria-labelledby="own-pages-heading" className="own-pages">
      <h2 id="own-pages-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="max-w-184 text-ink-soft">{words.lead}</p>
      {user?.role === "owner" && (
        <p className="max-w-184 studio-small">
          {words.menu.text}{" "}
          <Link to={words.menu.link.to} className="text-link">
            {words.menu.link.label}
          </Link>
        </p>
      )}
      {error && !isUnauthorized(error) && (
        <p role="alert" className="text-danger">
          {explain(error)}
        </p>
      )}
      {data?.items.length === 0 && <p className="studio-small">{words.none}</p>}
      <ul className="studio-pages-list max-w-184">
        {data?.items.map((page) => (
          <li key={page.id} data-has-draft={page.draft ? "" : undefined}>
            <Link to={`/studio/pages/${page.id}`} className="text-link wrap-anywhere">
              {page.title}
            </Link>
            <span className="studio-small">
              {page.address} · {stateOf(page)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
