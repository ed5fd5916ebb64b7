import type { LessonView } from "@academy/contract/learning/lessons";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { asCall, noteCalls, type Outbox, saveNote } from "../../progress/public.ts";
import { createNoteEditor } from "./note-editor.ts";

type NoteEditorOptions = { lesson: LessonView; outbox: Outbox; viewingId: string };

export function useNoteEditor({ lesson, outbox, viewingId }: NoteEditorOptions) {
  const client = useQueryClient();
  const [editor] = useState(() =>
    createNoteEditor({
      lessonId: lesson.id,
      note: lesson.note,
      drafts: outbox.listFor(lesson.id).filter(({ pending }) => pending.kind === "note"),
      key: `note:${lesson.id}:${viewingId}`,
      outbox,
      save: (note) => asCall(client, () => saveNote(note, noteCalls)),
      wait: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
    }),
  );
  useEffect(() => {
    const save = () => void editor.saveNow();
    const saveIfHidden = () => {
      if (document.visibilityState === "hidden") save();
    };
    document.addEventListener("visibilitychange", saveIfHidden);
    window.addEventListener("pagehide", save);
    window.addEventListener("online", save);
    return () => {
      document.removeEventListener("visibilitychange", saveIfHidden);
      window.removeEventListener("pagehide", save);
      window.removeEventListener("online", save);
      editor.close();
    };
  }, [editor]);
  return { editor, ...useSyncExternalStore(editor.subscribe, editor.current) };
}
