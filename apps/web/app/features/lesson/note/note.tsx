import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { classes } from "../../../ui/classes.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { useCaret } from "../../../ui/form/use-caret.ts";
import { asCall, noteCalls, type Outbox, saveNote } from "../../progress/public.ts";
import { createNoteEditor } from "./note-editor.ts";

const words = lessonPage.note;

type NoteProps = { lesson: LessonView; outbox: Outbox; viewingId: string };

export function Note(props: NoteProps) {
  const id = useId();
  const { editor, text, state } = useNoteEditor(props);
  const caret = useCaret(text);
  // Those who listen hear of what is out of the ordinary alone.
  const isOrdinary = state === "saved" || state === "saving";
  return (
    <section aria-labelledby={id} className={classes("lesson-note", text === "" && "lesson-note-empty")}>
      <h2 id={id} className="text-heading">
        {words.heading}
      </h2>
      <Field label={<span className="sr-only">{words.label}</span>} hint={words.hint}>
        <Textarea
          ref={caret.field}
          rows={6}
          value={text}
          onChange={(event) => {
            caret.take(event);
            editor.write(event.target.value);
          }}
          onSelect={caret.take}
          onBlur={() => void editor.saveNow()}
        />
      </Field>
      <p aria-live={isOrdinary ? "off" : "polite"} className="lesson-note-state">
        {text === "" && state === "saved" ? "" : words[state]}
      </p>
    </section>
  );
}

type NoteEditorOptions = { lesson: LessonView; outbox: Outbox; viewingId: string };

function useNoteEditor({ lesson, outbox, viewingId }: NoteEditorOptions) {
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
