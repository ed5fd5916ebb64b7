import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { Chapter } from "@academy/contract/learning/lessons";
import { useState } from "react";
import { fillWords } from "../../../../../lib/text/fill-words.ts";
import { Button } from "../../../../../ui/buttons/button.tsx";
import { Field } from "../../../../../ui/form/field.tsx";
import { Textarea } from "../../../../../ui/form/textarea.tsx";
import { readChapters, writeChapters } from "./typed-chapters.ts";

const words = studioLessonPage.film;

type FilmChaptersProps = {
  chapters: readonly Chapter[];
  lengthSeconds: number;
  isBusy: boolean;
  onSave: (chapters: Chapter[]) => void;
};

export function FilmChapters({ chapters, lengthSeconds, isBusy, onSave }: FilmChaptersProps) {
  const [typed, setTyped] = useState(() => writeChapters(chapters));
  const [problem, setProblem] = useState("");
  const save = () => {
    const read = readChapters(typed, lengthSeconds);
    if (Array.isArray(read)) {
      setProblem("");
      return onSave(read);
    }
    const { line, kind } = read;
    setProblem(fillWords(kind === "late" ? words.lateChapter : words.wrongChapter, { line }));
  };
  return (
    <div className="media-part">
      <Field label={words.chapters} hint={words.chaptersHint} error={problem}>
        <Textarea value={typed} rows={4} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={save}>
        {isBusy ? words.busy : words.saveChapters}
      </Button>
    </div>
  );
}
