import { libraryPage } from "@academy/content/pages/learning/library-page";
import { listBookmarks } from "@academy/contract/calls/learning/library";
import type { BookmarksView } from "@academy/contract/learning/bookmarks";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { apiQuery } from "../../lib/api/query-client.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatPosition } from "../../lib/text/format-duration.ts";
import { bookmarkPath, type Outbox, QueryPart, useOutbox, useTold } from "../progress/public.ts";
import { PageLinks } from "./search-form.tsx";

const words = libraryPage.bookmarks;

/** Each leads to its very place. */
export function Bookmarks({ page }: { page: number }) {
  const outbox = useOutbox();
  return outbox && <BookmarksOf page={page} outbox={outbox} />;
}

function BookmarksOf({ page, outbox }: { page: number; outbox: Outbox }) {
  const isTold = useTold("bookmark:", outbox);
  const query = useQuery({
    ...apiQuery(listBookmarks, { query: { page: String(page) } }),
    enabled: isTold,
    // What is bookmarked meanwhile is to be there.
    gcTime: 0,
  });
  return (
    <section aria-labelledby="bookmarks-heading">
      <h2 id="bookmarks-heading" className="text-heading">
        {words.heading}
      </h2>
      <QueryPart query={query} lines={4}>
        {({ bookmarks, hasMore }) => (
          <>
            {bookmarks.length === 0 && page === 1 && <p className="mt-2 max-w-text">{words.none}</p>}
            <ul className="grid max-w-184 mt-2 mb-6 edge-t-ink empty:hidden">
              {bookmarks.map((bookmark) => (
                <Entry key={bookmark.id} bookmark={bookmark} />
              ))}
            </ul>
            <PageLinks
              page={page}
              hasMore={hasMore}
              pathOf={(to) => `/search?bookmarks=${to}`}
              words={{ pages: words.heading, previous: words.newer, next: words.more }}
            />
          </>
        )}
      </QueryPart>
    </section>
  );
}

function Entry({ bookmark }: { bookmark: BookmarksView["bookmarks"][number] }) {
  const { id, course, lesson, seconds, excerpt, note } = bookmark;
  return (
    <li className="library-hit">
      <p className="text-gold-deep type-small">
        {seconds === null ? words.text : fillWords(words.film, { position: formatPosition(seconds) })}
        {" · "}
        {course.title}
      </p>
      <h3 className="text-heading">
        <Link to={bookmarkPath(course.id, lesson.id, id)} className="hover:underline">
          {lesson.title}
        </Link>
      </h3>
      {note && <p>{note}</p>}
      {excerpt && <p className="text-ink-soft">“{excerpt}”</p>}
    </li>
  );
}
