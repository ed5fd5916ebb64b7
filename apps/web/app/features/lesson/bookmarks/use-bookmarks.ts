import { maxBookmarkNote, maxBookmarks } from "@academy/contract/fields/bookmarks";
import type { BookmarkView } from "@academy/contract/learning/bookmarks";
import type { LessonView } from "@academy/contract/learning/lessons";
import { useEffect, useRef, useState } from "react";
import { newId } from "../../../lib/new-id.ts";
import type { Outbox } from "../../progress/public.ts";
import { type BookmarkTarget, inOrder, joinBookmarks, laterThan } from "./bookmark-places.ts";

/** So long after the last key it is sent; on the device it is at once. */
const pauseMs = 800;

/** One's bookmarks in a lesson. */
export function useBookmarks(lesson: LessonView, outbox: Outbox) {
  const [bookmarks, setBookmarks] = useState(() =>
    joinBookmarks(lesson.bookmarks, outbox.listFor(lesson.id)),
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const send = () => {
      if (document.visibilityState === "hidden") void outbox.flush();
    };
    document.addEventListener("visibilitychange", send);
    return () => {
      document.removeEventListener("visibilitychange", send);
      clearTimeout(timer.current);
      void outbox.flush();
    };
  }, [outbox]);

  const keep = (bookmark: BookmarkView, isRemoved: boolean) => {
    outbox.putBookmark(`bookmark:${lesson.id}:${bookmark.id}`, {
      at: bookmark.at,
      lessonId: lesson.id,
      bookmark: { ...bookmark, isRemoved },
    });
    setBookmarks((before) => {
      const others = before.filter(({ id }) => id !== bookmark.id);
      return isRemoved ? others : inOrder([...others, bookmark]);
    });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void outbox.flush(), pauseMs);
  };

  return {
    bookmarks,
    isFull: bookmarks.length >= maxBookmarks,
    add(target: BookmarkTarget): string {
      const bookmark = { ...target, id: newId(), note: "", at: new Date().toISOString() };
      keep(bookmark, false);
      return bookmark.id;
    },
    write(bookmark: BookmarkView, note: string) {
      keep({ ...bookmark, note: keepable(note), at: laterThan(bookmark.at, new Date()) }, false);
    },
    remove(bookmark: BookmarkView) {
      keep({ ...bookmark, at: laterThan(bookmark.at, new Date()) }, true);
    },
  };
}

export type Bookmarks = ReturnType<typeof useBookmarks>;

/** What is pasted may bring ends of lines along, and the last character may be cut in half. */
const keepable = (note: string) =>
  note
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .slice(0, maxBookmarkNote)
    .replace(/\p{Cs}/gu, "");
