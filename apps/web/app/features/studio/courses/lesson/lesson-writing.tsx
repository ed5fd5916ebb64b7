import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { lazy, memo, type Ref, Suspense, useDeferredValue, useState } from "react";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { SkeletonText } from "../../../../ui/waiting/skeleton.tsx";
import type { TextEditorHandle } from "../editor/text-editor.tsx";
import { countWords } from "./suggested-minutes.ts";

const words = studioLessonPage.editor;

// Large, and for this page alone.
const TextEditor = lazy(() =>
  import("../editor/text-editor.tsx").then((module) => ({ default: module.TextEditor })),
);

type LessonWritingProps = {
  text: string;
  editor: Ref<TextEditorHandle>;
  onTouch: () => void;
  onChange: (text: string) => void;
};

/** The text, on the writing surface or as the Markdown that it is kept as. */
export const LessonWriting = memo(function LessonWriting({
  text,
  editor,
  onTouch,
  onChange,
}: LessonWritingProps) {
  const [mode, setMode] = useState<"write" | "markdown">("write");
  // The editor keeps its own while it is open.
  const [begin, setBegin] = useState(text);
  // Counting takes longer than a letter may.
  const counted = useDeferredValue(text);
  const choose = (next: typeof mode) => {
    setBegin(text);
    setMode(next);
  };
  return (
    <section aria-label={words.label} className="lesson-writing">
      <div className="lesson-writing-head">
        <fieldset className="lesson-modes">
          <legend className="sr-only">{words.mode}</legend>
          {(["write", "markdown"] as const).map((each) => (
            <Button
              key={each}
              variant={mode === each ? "secondary" : "quiet"}
              size="small"
              aria-pressed={mode === each}
              onClick={() => choose(each)}
            >
              {words[each]}
            </Button>
          ))}
        </fieldset>
        <WordCount text={counted} />
      </div>
      {mode === "write" ? (
        <Suspense fallback={<SkeletonText lines={8} label={words.loading} />}>
          <TextEditor key={begin} ref={editor} markdown={begin} onTouch={onTouch} onChange={onChange} />
        </Suspense>
      ) : (
        <Field label={words.label} hint={words.markdownHint}>
          <Textarea
            value={text}
            rows={24}
            maxLength={200_000}
            spellCheck
            className="lesson-markdown"
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      )}
    </section>
  );
});

const WordCount = memo(function WordCount({ text }: { text: string }) {
  return <p className="studio-small">{words.words(countWords(text))}</p>;
});
