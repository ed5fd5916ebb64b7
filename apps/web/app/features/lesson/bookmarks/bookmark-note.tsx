import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import { maxBookmarkNote } from "@academy/contract/fields/bookmarks";
import type { BookmarkView } from "@academy/contract/learning/bookmarks";
import type { KeyboardEvent } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import type { Bookmarks } from "./use-bookmarks.ts";

const words = lessonPage.bookmarks;

type BookmarkNoteProps = {
  bookmark: BookmarkView;
  bookmarks: Bookmarks;
  onDone: () => void;
};

/** A few words of one's own about a place, and the way to let go of it. Each key is kept. */
export function BookmarkNote({ bookmark, bookmarks, onDone }: BookmarkNoteProps) {
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape" && event.key !== "Enter") return;
    // Enter on a button is that button's.
    if (event.key === "Enter" && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    onDone();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of what is in it.
    <div className="bookmark-note grid gap-3" onKeyDown={leave}>
      <Field label={words.note} hint={words.hint} isOptional>
        <Input
          autoFocus
          value={bookmark.note}
          maxLength={maxBookmarkNote}
          autoComplete="off"
          onChange={(event) => bookmarks.write(bookmark, event.target.value)}
        />
      </Field>
      <p className="bookmark-note-actions">
        <Button size="small" onClick={onDone}>
          {words.done}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            bookmarks.remove(bookmark);
            onDone();
          }}
        >
          {words.remove}
        </Button>
      </p>
    </div>
  );
}
