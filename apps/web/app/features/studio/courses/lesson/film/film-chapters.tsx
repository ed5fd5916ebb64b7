import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { Chapter } from "@academy/contract/learning/lessons";
import { useState } from "react";
import { fillWords } from "../../../../../lib/text/fill-words.ts";
import { formatPosition } from "../../../../../lib/text/format-duration.ts";
import { Button } from "../../../../../ui/buttons/button.tsx";
import { Field } from "../../../../../ui/form/field.tsx";
import { Textarea } from "../../../../../ui/form/textarea.tsx";

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

type Problem = { line: number; kind: "wrong" | "late" };

/** `1:30 The first question`, line by line; empty lines are passed over. */
export function readChapters(typed: string, lengthSeconds: number): Chapter[] | Problem {
  const chapters: Chapter[] = [];
  for (const [index, text] of typed.split("\n").entries()) {
    if (text.trim() === "") continue;
    const found = /^\s*(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)[\s–—-]+(\S.*)$/u.exec(text);
    if (!found) return { line: index + 1, kind: "wrong" };
    const [, hours = "0", minutes, seconds, title = ""] = found;
    const startSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    if (startSeconds >= lengthSeconds) return { line: index + 1, kind: "late" };
    chapters.push({ startSeconds, title: title.trim() });
  }
  return chapters;
}

export const writeChapters = (chapters: readonly Chapter[]) =>
  chapters.map(({ startSeconds, title }) => `${formatPosition(startSeconds)} ${title}`).join("\n");
