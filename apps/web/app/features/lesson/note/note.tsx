import { lessonPage } from "@academy/content/pages/lesson-page";
import type { LessonView } from "@academy/contract/lessons";
import { useId, useLayoutEffect, useRef } from "react";
import { classes } from "../../../ui/classes.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import type { Outbox } from "../../progress/public.ts";
import { shiftCaret } from "./shift-caret.ts";
import { useNoteEditor } from "./use-note-editor.ts";

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

/** What was joined in from elsewhere must not throw the caret to the end. */
function useCaret(text: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const before = useRef({ text, caret: 0 });
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || text === before.current.text) return;
    const caret = shiftCaret(before.current.text, text, before.current.caret);
    if (document.activeElement === element) element.setSelectionRange(caret, caret);
    before.current = { text, caret };
  }, [text]);
  return {
    field,
    /** The person moved it or wrote at it. */
    take: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
      before.current = { text: currentTarget.value, caret: currentTarget.selectionStart };
    },
  };
}
