import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { BookmarkView } from "@academy/contract/learning/bookmarks";
import { Pencil } from "lucide-react";
import { useId, useState } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatPosition } from "../../../lib/text/format-duration.ts";
import { BookmarkNote } from "./bookmark-note.tsx";
import type { Bookmarks } from "./use-bookmarks.ts";

const words = lessonPage.bookmarks;

type BookmarkListProps = { bookmarks: Bookmarks; onGo: (bookmark: BookmarkView) => void };

/** Beside the text: all of this lesson, each a way there. */
export function BookmarkList({ bookmarks, onGo }: BookmarkListProps) {
  const id = useId();
  const [open, setOpen] = useState<string>();
  if (bookmarks.bookmarks.length === 0) return null;
  return (
    <section aria-labelledby={id} className="lesson-bookmarks">
      <h2 id={id} className="text-heading">
        {words.heading}
      </h2>
      <ul>
        {bookmarks.bookmarks.map((bookmark) => (
          <li key={bookmark.id}>
            <button type="button" className="bookmark-go" onClick={() => onGo(bookmark)}>
              <span className="text-gold-deep type-small">{placeOf(bookmark)}</span>
              <span className="bookmark-excerpt">{bookmark.excerpt}</span>
              {bookmark.note && <span className="text-ink-soft type-small">{bookmark.note}</span>}
            </button>
            <button
              type="button"
              className="bookmark-edit"
              aria-expanded={open === bookmark.id}
              aria-label={fillWords(words.edit, { excerpt: bookmark.excerpt || placeOf(bookmark) })}
              onClick={() => setOpen(open === bookmark.id ? undefined : bookmark.id)}
            >
              <Pencil aria-hidden="true" />
            </button>
            {open === bookmark.id && (
              <BookmarkNote bookmark={bookmark} bookmarks={bookmarks} onDone={() => setOpen(undefined)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const placeOf = ({ seconds }: BookmarkView) =>
  seconds === null ? words.text : fillWords(words.film, { position: formatPosition(seconds) });
