import { recordingsPage } from "@academy/content/pages/learning/recordings-page";
import type { RecordingView, ShelfView } from "@academy/contract/learning/recordings";
import { Link } from "react-router";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatPosition } from "../../lib/text/format-duration.ts";
import { formatDay } from "../../lib/text/format-time.ts";
import { lessonPath, recordingsPath, Tick } from "../progress/public.ts";
import { ClosedShelf } from "./closed-shelf.tsx";

const words = recordingsPage;

/** Its name beside what stands on it, the newest first. */
export function Shelf({ shelf, isWhole }: { shelf: ShelfView; isWhole: boolean }) {
  const { id, title, description, isOpen, total, recordings, hasMore } = shelf;
  const heading = `shelf-${id}`;
  return (
    <section aria-labelledby={heading} className="margin-section">
      <div>
        <h2 id={heading} className="text-heading wrap-anywhere">
          {title}
        </h2>
        {description && <p className="mt-2 text-ink-soft text-pretty">{description}</p>}
        {total > 0 && <p className="mt-2 text-gold-deep text-small">{countWords(total, words.count)}</p>}
      </div>
      {isOpen ? (
        <div>
          {recordings.length === 0 && <p className="text-ink-soft">{words.soon}</p>}
          <ul className="ruled-list">
            {recordings.map((each) => (
              <Recording key={each.id} shelfId={id} recording={each} />
            ))}
          </ul>
          {hasMore && !isWhole && (
            <Link
              to={`${recordingsPath}?shelf=${encodeURIComponent(id)}`}
              className="text-link inline-flex min-h-11 items-center mt-2"
            >
              {fillWords(words.all, { title })}
            </Link>
          )}
        </div>
      ) : (
        <ClosedShelf shelf={shelf} />
      )}
    </section>
  );
}

function Recording({ shelfId, recording }: { shelfId: string; recording: RecordingView }) {
  const { id, title, summary, duration, publishedAt, isSeen, positionSeconds } = recording;
  return (
    <li className="recording">
      <h3 className="recording-title font-display text-lead lh-[1.375] wrap-anywhere">
        <Link to={lessonPath(shelfId, id)} className="hover:underline">
          {title}
        </Link>
      </h3>
      {summary && <p className="text-ink-soft text-pretty text-small wrap-anywhere">{summary}</p>}
      <p className="recording-facts">
        <span className={isSeen ? "recording-seen" : undefined}>
          {isSeen && <Tick />} {isSeen ? words.seen : words.notSeen}
        </span>
        <span>{fillWords(words.minutes, { minutes: duration })}</span>
        <time dateTime={publishedAt}>{fillWords(words.since, { day: formatDay(publishedAt) })}</time>
        {!isSeen && positionSeconds >= 1 && (
          <span>{fillWords(words.stopped, { position: formatPosition(positionSeconds) })}</span>
        )}
      </p>
    </li>
  );
}
