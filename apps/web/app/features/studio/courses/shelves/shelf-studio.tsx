import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import { studioShelvesPage } from "@academy/content/pages/studio/courses/shelves-page";
import type { StudioCourse, StudioLessonRow } from "@academy/contract/studio/courses";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { Section } from "../../kit/section.tsx";
import { useStudioForm } from "../../kit/use-studio-form.ts";
import { changeCourse, useCourseChange } from "../calls.ts";
import { ArchivedContents } from "../course/archived-contents.tsx";
import { coursesPath, studioLessonPath } from "../paths.ts";
import { TitleDialog } from "../title-dialog.tsx";
import { addRecording } from "./calls.ts";

const words = studioShelvesPage.shelf;
const { contents } = studioCoursePage;

/** One shelf: what stands on it, and what those read who can't open it. */
export function ShelfStudio({ shelf }: { shelf: StudioCourse }) {
  return (
    <div className="studio-page column">
      <header className="course-edit-head">
        <Link to={coursesPath} className="text-link">
          {words.back}
        </Link>
        <h1 className="wrap-anywhere text-title">
          <bdi>{shelf.title}</bdi>
        </h1>
        <p className="text-ink-soft type-small">
          <Link to="/recordings" className="text-link">
            {words.view}
          </Link>
        </p>
      </header>
      <div className="course-edit">
        <div className="course-edit-main">
          <Recordings shelf={shelf} />
        </div>
        <div className="course-edit-side">
          <ShelfFacts key={`${shelf.title}\n${shelf.description}`} shelf={shelf} />
        </div>
      </div>
    </div>
  );
}

function Recordings({ shelf: { id, modules } }: { shelf: StudioCourse }) {
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  const { mutateAsync } = useCourseChange((title: string) => addRecording(id, title));
  const shown = modules.flatMap(({ lessons }) => lessons.filter(({ isArchived }) => !isArchived));
  return (
    <Section
      id="recordings"
      heading={words.contents}
      about={shown.length > 0 ? words.hint : undefined}
      none={shown.length === 0 && words.empty}
      action={<Button onClick={() => setAdding(true)}>{words.addRecording}</Button>}
    >
      <ul className="shelf-lines mt-4">
        {shown.map((each) => (
          <Recording key={each.id} shelfId={id} recording={each} />
        ))}
      </ul>
      <ArchivedContents modules={modules} />
      <TitleDialog
        isOpen={isAdding}
        words={studioShelvesPage.addRecording}
        make={mutateAsync}
        onClose={() => setAdding(false)}
        onMade={(made) => void navigate(`${studioLessonPath(id, made.id)}#lesson-film`)}
      />
    </Section>
  );
}

function Recording({ shelfId, recording }: { shelfId: string; recording: StudioLessonRow }) {
  const { id, title, minutes, state, hasFilm } = recording;
  return (
    <li>
      <Link to={studioLessonPath(shelfId, id)} className="lesson-line-title">
        <bdi>{title}</bdi>
      </Link>
      <p className="lesson-line-facts">
        <span>{fillWords(contents.minutes, { minutes })}</span>
        {hasFilm && <span>{contents.film}</span>}
        {state !== "published" && <Badge>{contents.states[state]}</Badge>}
      </p>
    </li>
  );
}

function ShelfFacts({ shelf }: { shelf: StudioCourse }) {
  const { id, revision, difficulty, archetype } = shelf;
  const { mutateAsync } = useCourseChange((facts: { title: string; description: string }) =>
    changeCourse(id, { ...facts, difficulty, archetype, revision }),
  );
  const control = useStudioForm({
    read: (form) => {
      const { title = "", description = "" } = readFields(form);
      return { title: title.trim(), description };
    },
    check: ({ title }) => (title ? {} : { title: studioShelvesPage.make.noName }),
    send: mutateAsync,
    done: words.saved,
  });
  const { facts } = studioCoursePage;
  return (
    <Section id="facts-heading" heading={words.facts} className="course-edit-card">
      <Form control={control}>
        <TextField
          name="title"
          label={words.name}
          defaultValue={shelf.title}
          maxLength={200}
          autoComplete="off"
        />
        <FormField name="description" label={words.description} hint={words.descriptionHint}>
          <Textarea name="description" defaultValue={shelf.description} maxLength={2000} />
        </FormField>
        <FormError />
        <div className="form-actions">
          <SubmitButton busyLabel={facts.busy}>{facts.save}</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
