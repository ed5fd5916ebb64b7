import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import type { CourseState, CourseStateBody, StudioCourse } from "@academy/contract/studio/courses";
import { useState } from "react";
import { explain } from "../../../../lib/api/api-error.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { FormDialog } from "../../kit/form-dialog.tsx";
import { Section } from "../../kit/section.tsx";
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
    <Section id="state-heading" heading={words.heading} className="course-edit-card">
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
    </Section>
  );
}

type StateDialogProps = { id: string; to: CourseState; onClose: () => void };

function StateDialog({ id, to, onClose }: StateDialogProps) {
  const said = { ...words.confirm[to], busy: words.busy, cancel: words.cancel, done: words.done };
  const { mutateAsync } = useCourseChange((body: CourseStateBody) => changeState(id, body));
  if (to !== "scheduled") {
    return <ConfirmDialog words={said} act={() => mutateAsync({ state: to })} onClose={onClose} />;
  }
  return (
    <FormDialog
      title={said.title}
      text={said.text}
      words={{ ...said, submit: said.confirm }}
      read={(form) => new Date(readFields(form).publishAt ?? "").getTime()}
      check={(time) => (time > Date.now() ? {} : { publishAt: words.noTime })}
      send={(time) => mutateAsync({ state: to, publishAt: new Date(time).toISOString() })}
      done={said.done}
      onClose={onClose}
    >
      <TextField name="publishAt" type="datetime-local" label={words.at} hint={words.atHint} />
    </FormDialog>
  );
}
