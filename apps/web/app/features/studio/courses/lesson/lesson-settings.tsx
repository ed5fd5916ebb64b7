import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { StudioLesson } from "@academy/contract/studio/courses";
import { useState } from "react";
import { explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { changeSettings, useCourseChange } from "../calls.ts";

const words = studioLessonPage.settings;

type Way = "atOnce" | "days" | "date";

/** A moment as the browser's own field has it, in this device's time zone. */
const asLocal = (iso: string | null) => {
  if (!iso) return "";
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Whether a lesson is a free preview, and when it opens to those who have the course. Takes effect when saved. */
export function LessonSettings({ lesson }: { lesson: StudioLesson }) {
  const [isFree, setFree] = useState(lesson.isFree);
  const [way, setWay] = useState<Way>(lesson.dripDays !== null ? "days" : lesson.dripAt ? "date" : "atOnce");
  const [days, setDays] = useState(String(lesson.dripDays ?? 7));
  const [date, setDate] = useState(asLocal(lesson.dripAt));
  const [problem, setProblem] = useState("");
  const saving = useCourseChange((settings: Parameters<typeof changeSettings>[1]) =>
    changeSettings(lesson.id, settings),
  );
  const save = () => {
    const count = Number(days);
    const at = new Date(date);
    if (way === "days" && !(Number.isInteger(count) && count >= 1 && count <= 3650))
      return setProblem(words.wrongDays);
    if (way === "date" && Number.isNaN(at.getTime())) return setProblem(words.wrongDate);
    setProblem("");
    saving.mutate(
      {
        isFree,
        dripDays: way === "days" ? count : null,
        dripAt: way === "date" ? at.toISOString() : null,
      },
      {
        onSuccess: () => toast({ title: words.saved }),
        onError: (error) => setProblem(explain(error)),
      },
    );
  };
  return (
    <section className="course-edit-card" aria-labelledby="opens-heading">
      <h2 id="opens-heading" className="text-heading">
        {words.heading}
      </h2>
      <Checkbox
        label={words.free}
        hint={words.freeHint}
        checked={isFree}
        onChange={({ target }) => setFree(target.checked)}
      />
      <Field label={words.opens} error={way === "atOnce" ? problem : ""}>
        <Select value={way} onChange={({ target }) => setWay(target.value as Way)}>
          {(["atOnce", "days", "date"] as const).map((each) => (
            <option key={each} value={each}>
              {words[each]}
            </option>
          ))}
        </Select>
      </Field>
      {way === "days" && (
        <Field label={words.dayCount} error={problem}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={3650}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
        </Field>
      )}
      {way === "date" && (
        <Field label={words.day} error={problem}>
          <Input type="datetime-local" value={date} onChange={({ target }) => setDate(target.value)} />
        </Field>
      )}
      <div className="form-actions">
        <Button variant="secondary" size="small" isBusy={saving.isPending} onClick={save}>
          {saving.isPending ? words.busy : words.save}
        </Button>
      </div>
    </section>
  );
}
