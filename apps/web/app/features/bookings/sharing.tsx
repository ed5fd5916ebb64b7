import { sessionsPage } from "@academy/content/pages/learning/sessions-page";
import { saveSharing, showSharing } from "@academy/contract/calls/learning/bookings";
import type { SharedPart, SharingView } from "@academy/contract/learning/bookings";
import { pathOf } from "@academy/contract/path-of";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { callApi } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query-client.ts";
import { useFresh } from "../../lib/api/use-pages.ts";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { QueryPart } from "../progress/public.ts";
import { explainLoss } from "./use-sessions.ts";

const words = sessionsPage.sharing;

type Course = NonNullable<SharingView["course"]>;
type Book = Course["books"][number];
/** What is checked of each course, as long as it isn’t saved. */
type ChosenParts = Readonly<Record<string, ReadonlySet<string>>>;

const countOf = (count: number) => (count === 0 ? words.countNone : countWords(count, words.count));
const keyOf = ({ kind, book, part }: SharedPart) => JSON.stringify([kind, book, part]);
const partsOf = ({ books }: Course) =>
  books.flatMap(({ kind, book, parts }) =>
    parts.map(({ part, isShared }) => ({ isShared, shared: { kind, book, part } })),
  );
const sharedOf = (course: Course): ReadonlySet<string> =>
  new Set(partsOf(course).flatMap(({ shared, isShared }) => (isShared ? keyOf(shared) : [])));

/** What the owner may see for a session, by the learner’s own choice: how much it is, and the way to change that. */
export function Sharing({ bookingId }: { bookingId: string }) {
  const query = useQuery({
    ...apiQuery(showSharing, { params: { id: bookingId }, query: {} }),
    staleTime: 0,
  });
  const [isOpen, setOpen] = useState(false);
  const heading = `sharing-${bookingId}`;
  return (
    <section aria-labelledby={heading} className="session-part">
      <h4 id={heading} className="weight-550">
        {words.heading}
      </h4>
      <p className="max-w-text text-ink-soft text-pretty">{words.lead}</p>
      <QueryPart query={query}>
        {({ courses }) =>
          courses.length === 0 ? (
            <p>{words.noCourse}</p>
          ) : (
            <>
              <p className="weight-500">{countOf(courses.reduce((sum, { shared }) => sum + shared, 0))}</p>
              <Button
                variant="secondary"
                size="small"
                className="justify-self-start"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? words.close : words.open}
              </Button>
              <div hidden={!isOpen}>{isOpen && <Courses bookingId={bookingId} courses={courses} />}</div>
            </>
          )
        }
      </QueryPart>
    </section>
  );
}

type CoursesProps = { bookingId: string; courses: SharingView["courses"] };

function Courses({ bookingId, courses }: CoursesProps) {
  // The one that something is shared of comes first.
  const first = courses.find(({ shared }) => shared > 0) ?? courses[0];
  const [id, setId] = useState(first?.id ?? "");
  const [chosen, setChosen] = useState<ChosenParts>({});
  const query = useQuery({
    ...apiQuery(showSharing, { params: { id: bookingId }, query: { course: id } }),
    staleTime: 0,
  });
  return (
    <div className="grid gap-5">
      {courses.length > 1 && (
        <div className="max-w-text">
          <Field label={words.course}>
            <Select
              value={id}
              onChange={({ target }) => setId(target.value)}
              options={courses.map((course) => [
                course.id,
                course.shared > 0 ? `${course.title} (${countOf(course.shared)})` : course.title,
              ])}
            />
          </Field>
        </div>
      )}
      <QueryPart query={query} lines={6}>
        {({ course }) =>
          course && (
            <CourseParts
              key={course.id}
              bookingId={bookingId}
              course={course}
              checked={chosen[course.id] ?? sharedOf(course)}
              onCheck={(checked) => setChosen({ ...chosen, [course.id]: checked })}
            />
          )
        }
      </QueryPart>
    </div>
  );
}

type CoursePartsProps = {
  bookingId: string;
  course: Course;
  checked: ReadonlySet<string>;
  onCheck: (checked: ReadonlySet<string>) => void;
};

function CourseParts({ bookingId, course, checked, onCheck }: CoursePartsProps) {
  const refresh = useFresh(pathOf(showSharing, { params: { id: bookingId }, query: {} }));
  const all = partsOf(course);
  const shared = sharedOf(course);
  const save = useMutation({
    mutationFn: (keys: ReadonlySet<string>) => {
      const parts = all.flatMap((each) => (keys.has(keyOf(each.shared)) ? each.shared : []));
      return callApi(saveSharing, { params: { id: bookingId }, body: { course: course.id, parts } });
    },
    async onSuccess(_answer, keys) {
      await refresh();
      onCheck(keys);
    },
    // Something may have been emptied meanwhile: what is there now shows, and what was checked stays so.
    onError: () => void refresh(),
  });
  const isChanged = checked.size !== shared.size || [...checked].some((key) => !shared.has(key));
  const check = (keys: readonly string[], isChecked: boolean) => {
    save.reset();
    const others = [...checked].filter((key) => !keys.includes(key));
    onCheck(new Set(isChecked ? [...others, ...keys] : others));
  };
  if (all.length === 0) return <p className="text-ink-soft">{words.nothing}</p>;
  return (
    <div className="grid gap-5">
      {course.books.map((book) => (
        <BookParts key={`${book.kind} ${book.book}`} book={book} checked={checked} onCheck={check} />
      ))}
      <div className="form-actions">
        <Button size="small" isBusy={save.isPending} onClick={() => save.mutate(checked)}>
          {save.isPending ? words.saving : words.save}
        </Button>
        {shared.size > 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => save.isPending || save.mutate(new Set<string>())}
          >
            {words.takeBack}
          </Button>
        )}
      </div>
      <p role="status" className="form-done">
        {saidOf(save, isChanged)}
      </p>
      {save.error && (
        <p role="alert" className="field-error">
          {explainLoss(save.error)}
        </p>
      )}
    </div>
  );
}

type Saving = { isSuccess: boolean; isPending: boolean; variables: ReadonlySet<string> | undefined };

function saidOf({ isSuccess, isPending, variables }: Saving, isChanged: boolean): ReactNode {
  if (isPending) return "";
  if (isSuccess && !isChanged) return variables?.size ? words.saved : words.takenBack;
  return isChanged ? words.unsaved : "";
}

type BookPartsProps = {
  book: Book;
  checked: ReadonlySet<string>;
  onCheck: (keys: readonly string[], isChecked: boolean) => void;
};

/** A workbook or the plan: whole, or part by part. */
function BookParts({ book: { kind, book, title, parts }, checked, onCheck }: BookPartsProps) {
  const keyed = parts.map((each) => ({ ...each, key: keyOf({ kind, book, part: each.part }) }));
  const keys = keyed.map(({ key }) => key);
  return (
    <fieldset className="session-book">
      <legend className="weight-550 wrap-anywhere">{title}</legend>
      {keys.length > 1 && (
        <Checkbox
          label={fillWords(words.whole, { title })}
          checked={keys.every((key) => checked.has(key))}
          onChange={({ target }) => onCheck(keys, target.checked)}
        />
      )}
      <div className={keys.length > 1 ? "session-book-parts" : "grid gap-1"}>
        {keyed.map(({ key, title: part, isShared }) => (
          <Checkbox
            key={key}
            label={
              <>
                {part} {isShared && <Badge look="wash">{words.shared}</Badge>}
              </>
            }
            checked={checked.has(key)}
            onChange={({ target }) => onCheck([key], target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
