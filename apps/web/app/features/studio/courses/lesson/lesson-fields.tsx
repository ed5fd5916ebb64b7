import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { LessonWords } from "@academy/contract/studio/courses";
import { memo, useDeferredValue, useMemo } from "react";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { countWords, suggestedMinutes } from "./suggested-minutes.ts";

const words = studioLessonPage;

type LessonFieldsProps = {
  written: LessonWords;
  problem: { field: string; sentence: string } | undefined;
  filmSeconds: number | null;
  onChange: (change: Partial<LessonWords>) => void;
};

export const LessonFields = memo(function LessonFields({
  written,
  problem,
  filmSeconds,
  onChange,
}: LessonFieldsProps) {
  const { title, summary, minutes } = written;
  // Counting takes longer than a letter may.
  const text = useDeferredValue(written.text);
  const suggested = useMemo(() => suggestedMinutes(countWords(text), filmSeconds), [text, filmSeconds]);
  const errorAt = (field: string) => (problem?.field === field ? problem.sentence : undefined);
  return (
    <div className="lesson-edit-fields">
      <Field label={words.title} error={errorAt("title")}>
        <Input
          value={title}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field label={words.summary} hint={words.summaryHint} error={errorAt("summary")}>
        <Textarea
          value={summary}
          rows={2}
          maxLength={500}
          onChange={({ target }) => onChange({ summary: target.value })}
        />
      </Field>
      <div className="lesson-edit-minutes">
        <Field label={words.minutes} hint={fillWords(words.minutesHint, { minutes: suggested })}>
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={600}
            value={minutes}
            onChange={({ target }) => onChange({ minutes: inBounds(target.valueAsNumber) })}
          />
        </Field>
        {suggested !== minutes && (
          <Button
            variant="quiet"
            size="small"
            className="-ml-3"
            onClick={() => onChange({ minutes: suggested })}
          >
            {fillWords(words.useMinutes, { minutes: suggested })}
          </Button>
        )}
      </div>
    </div>
  );
});

const inBounds = (minutes: number) => Math.min(600, Math.max(0, Math.round(minutes) || 0));
