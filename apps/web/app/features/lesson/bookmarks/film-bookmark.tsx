import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { Cue } from "@academy/contract/learning/lessons";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { currentCue } from "../film/current-cue.ts";
import { BookmarkNote } from "./bookmark-note.tsx";
import { excerptOf } from "./bookmark-places.ts";
import type { Bookmarks } from "./use-bookmarks.ts";

const words = lessonPage.bookmarks;

type FilmBookmarkProps = { bookmarks: Bookmarks; positionSeconds: number; cues: readonly Cue[] };

/** Keeps the moment the film stands at, with what is being said there. */
export function FilmBookmark({ bookmarks, positionSeconds, cues }: FilmBookmarkProps) {
  const [open, setOpen] = useState<string>();
  const added = bookmarks.bookmarks.find(({ id }) => id === open);
  const add = () => {
    const seconds = Math.round(positionSeconds * 10) / 10;
    // A second press at the same moment is about the same bookmark.
    const there = bookmarks.bookmarks.find((each) => each.seconds === seconds);
    const excerpt = excerptOf(cues[Math.max(0, currentCue(cues, positionSeconds))]?.text ?? "");
    setOpen(there?.id ?? bookmarks.add({ seconds, block: null, excerpt }));
  };
  return (
    <div className="film-bookmark">
      <Button
        variant="quiet"
        size="small"
        icon={<Bookmark aria-hidden="true" className="size-4.5" />}
        aria-disabled={bookmarks.isFull || undefined}
        onClick={bookmarks.isFull ? undefined : add}
      >
        {words.addFilm}
      </Button>
      <p role="status" className={added ? undefined : "sr-only"}>
        {added ? words.added : ""}
      </p>
      {added && (
        <BookmarkNote
          key={added.id}
          bookmark={added}
          bookmarks={bookmarks}
          onDone={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
