import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import type { StuckLearner } from "@academy/contract/studio/today";
import { Link } from "react-router";
import { List } from "../kit/list.tsx";
import { Section } from "../kit/section.tsx";
import { Day, Table, type TableColumn } from "../kit/table.tsx";
import { useStuckLearners } from "./use-today.ts";

const words = studioTodayPage.stuck;
const { table } = words;

/** Who began and stopped, each with the way to their page and to a note. */
export const StuckLearners = () => (
  <Section id="stuck" heading={words.heading} className="today-section">
    <List list={useStuckLearners()} none={words.none}>
      {(learners) => (
        <>
          <p>{words.about}</p>
          <Table
            label={words.heading}
            columns={columns}
            rows={learners}
            keyOf={({ userId, courseId }) => userId + courseId}
          />
        </>
      )}
    </List>
  </Section>
);

const mailTo = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;

const columns: readonly TableColumn<StuckLearner>[] = [
  {
    label: table.name,
    cell: ({ userId, name }) => (
      <Link to={`/studio/learners/${userId}`} className="text-link">
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { label: table.course, isPlain: true, cell: ({ courseTitle }) => courseTitle },
  {
    label: table.progress,
    isPlain: true,
    cell: ({ doneLessons, allLessons }) => words.progress(doneLessons, allLessons),
  },
  { label: table.last, isPlain: true, cell: ({ lastActiveAt }) => <Day at={lastActiveAt} /> },
  {
    label: table.note,
    isPlain: true,
    cell: ({ name, email, courseTitle }) => (
      <a
        href={mailTo(email, words.subject(courseTitle))}
        className="text-link"
        aria-label={`${words.write}: ${name}`}
      >
        {words.write}
      </a>
    ),
  },
];
