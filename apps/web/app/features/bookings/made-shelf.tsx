import { madePage as words } from "@academy/content/pages/learning/sessions-page";
import { openMadeFile } from "@academy/contract/calls/learning/bookings";
import type { MadeItem } from "@academy/contract/learning/bookings";
import { pathOf } from "@academy/contract/path-of";
import { Link } from "react-router";
import { formatDay } from "../../lib/text/format-time.ts";
import { sizeInWords } from "../../lib/text/size-in-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilledMandala } from "../archetypes/public.ts";
import { MemberHead, QueryPart } from "../progress/public.ts";
import { sessionsPath, useMade } from "./use-sessions.ts";

/** What was made for one person: notes and files, the newest first. */
export function MadeShelf() {
  const list = useMade();
  return (
    <>
      <MemberHead title={words.title} lead={words.lead} drawing="architect" color="text-gold" />
      <div className="column grid gap-8 pt-8 pb-20">
        <QueryPart
          query={{ data: list.items, error: list.error, isFetching: false, refetch: list.tryAgain }}
          lines={6}
        >
          {(items) =>
            items.length === 0 ? (
              <EmptyState heading={words.empty} drawing={<FilledMandala archetype="architect" />}>
                <p>{words.emptyLead}</p>
              </EmptyState>
            ) : (
              <>
                <ul className="ruled-list">
                  {items.map((made) => (
                    <Made key={made.id} made={made} />
                  ))}
                </ul>
                {list.hasMore && (
                  <Button
                    variant="secondary"
                    className="justify-self-start"
                    isBusy={list.isLoadingMore}
                    onClick={list.loadMore}
                  >
                    {words.more}
                  </Button>
                )}
              </>
            )
          }
        </QueryPart>
        <p>
          <Link to={sessionsPath} className="text-link inline-flex min-h-11 items-center">
            {words.sessions}
          </Link>
        </p>
      </div>
    </>
  );
}

function Made({ made: { id, title, note, benefit, createdAt, file } }: { made: MadeItem }) {
  const params = { id };
  return (
    <li className="grid gap-2 max-w-184">
      <p className="text-ink-soft text-small">
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        {benefit && ` · ${benefit}`}
      </p>
      <h2 className="text-heading wrap-anywhere">{title}</h2>
      {note && <p className="made-note">{note}</p>}
      {file && (
        <div className="made-file">
          <p className="text-small wrap-anywhere">
            {file.name} <span className="text-ink-soft">({sizeInWords(file.size)})</span>
          </p>
          <div className="form-actions">
            {canOpen(file) && (
              <a
                href={pathOf(openMadeFile, { params, query: {} })}
                target="_blank"
                rel="noreferrer"
                className={buttonLook({ variant: "secondary", size: "small" })}
              >
                {words.open}
                <span className="sr-only">: {title}</span>
              </a>
            )}
            <a
              href={pathOf(openMadeFile, { params, query: { download: "1" } })}
              download
              className={buttonLook({ variant: canOpen(file) ? "quiet" : "secondary", size: "small" })}
            >
              {words.download}
              <span className="sr-only">: {title}</span>
            </a>
          </div>
        </div>
      )}
    </li>
  );
}

/** What a browser shows by itself. */
const canOpen = ({ kind, name }: NonNullable<MadeItem["file"]>) =>
  kind !== "file" || name.toLowerCase().endsWith(".pdf");
