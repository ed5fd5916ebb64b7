import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import type { CourseState, CourseStateBody, StudioCourse } from "@academy/contract/studio/courses";
import { useState } from "react";
import { explain } from "../../../../lib/api/api-error.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { changeState, useCourseChange } from "../calls.ts";

const words = studioCoursePage.state;

/** What can be done with a course in each state, the likeliest first. */
const ways: Record<CourseState, { to: CourseState; label: string }[]> = {
  draft: [
    { to: "published", label: words.publish },
    { to: "scheduled", label: words.schedule },
    { to: "archived", label: words.archive },
  ],
  scheduled: [
    { to: "published", label: words.publish },
    { to: "draft", label: words.takeBack },
  ],
  published: [
    { to: "draft", label: words.takeBack },
    { to: "archived", label: words.archive },
  ],
  archived: [{ to: "draft", label: words.restore }],
};

export function CourseVisibility({ course }: { course: StudioCourse }) {
  const [asked, setAsked] = useState<CourseState>();
  const { id, state, publishAt } = course;
  const { mutate, isPending } = useCourseChange((body: CourseStateBody) => changeState(id, body));
  const choose = (to: CourseState) => {
    if (state !== "archived") return setAsked(to);
    mutate(
      { state: "draft" },
      {
        onSuccess: () => toast({ title: words.done }),
        onError: (error) => toast({ title: explain(error) }),
      },
    );
  };
  return (
    <section className="course-edit-card" aria-labelledby="state-heading">
      <h2 id="state-heading" className="text-heading">
        {words.heading}
      </h2>
      <p>{fillWords(words[state], { time: publishAt ? formatTime(publishAt) : "" })}</p>
      <div className="form-actions">
        {ways[state].map(({ to, label }, index) => (
          <Button
            key={to}
            size="small"
            variant={index > 0 ? "quiet" : to === "published" ? "primary" : "secondary"}
            isBusy={isPending}
            onClick={() => choose(to)}
          >
            {label}
          </Button>
        ))}
      </div>
      {asked && <StateDialog key={asked} id={id} to={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

type StateDialogProps = { id: string; to: CourseState; onClose: () => void };

function StateDialog({ id, to, onClose }: StateDialogProps) {
  const { title, text, confirm } = words.confirm[to];
  const [at, setAt] = useState("");
  const [problem, setProblem] = useState("");
  const { mutate, isPending } = useCourseChange((body: CourseStateBody) => changeState(id, body));
  const act = () => {
    const body = bodyFor(to, at);
    if (!body) return setProblem(words.noTime);
    mutate(body, {
      onSuccess: () => {
        onClose();
        toast({ title: words.done });
      },
      onError: (error) => setProblem(explain(error)),
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={text}
      actions={
        <>
          <Button isBusy={isPending} onClick={act}>
            {isPending ? words.busy : confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      {to === "scheduled" && (
        <Field label={words.at} hint={words.atHint} error={problem}>
          <Input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        </Field>
      )}
      {to !== "scheduled" && problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

function bodyFor(state: CourseState, at: string): CourseStateBody | undefined {
  if (state !== "scheduled") return { state };
  const time = at === "" ? Number.NaN : new Date(at).getTime();
  return time > Date.now() ? { state, publishAt: new Date(time).toISOString() } : undefined;
}
