import { studioLearnerPage } from "@academy/content/pages/studio/learner-page";
import type { LearnerDetail } from "@academy/contract/studio/learners";
import { formatWatched } from "../../../lib/text/format-duration.ts";
import { formatDay } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { ProgressBar } from "../../../ui/waiting/progress-bar.tsx";
import { type Fact, Facts, Section } from "../kit/section.tsx";

const words = studioLearnerPage.sees;

/** Their dashboard and their courses, as data. */
export function LearnerSees({ learner: { learning, courses } }: { learner: LearnerDetail }) {
  const figures: Fact[] = [
    [words.watched, formatWatched(learning.watchedSeconds)],
    [words.streak, words.streakDays(learning.streakDays)],
    [words.downloads, String(learning.downloadedResources)],
    [words.achievements, learning.achievements.join(", ") || words.noAchievements],
  ];
  return (
    <Section id="sees" heading={words.heading} about={words.about}>
      <Facts facts={figures} className="learner-figures" />
      {courses.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="learner-courses">
        {courses.map((course) => (
          <Course key={course.id} enrollment={course} />
        ))}
      </ul>
    </Section>
  );
}

function Course({ enrollment }: { enrollment: LearnerDetail["courses"][number] }) {
  const { course, completedLessons, totalLessons, progressPercentage, nextLesson } = enrollment;
  const isFinished = enrollment.completedAt !== null;
  const hasBegun = enrollment.lastActiveAt !== null;
  return (
    <li>
      <div className="learner-course-head">
        <h3>{course.title}</h3>
        {!enrollment.isEntitled && <Badge look="danger">{words.locked}</Badge>}
        {isFinished && <Badge look="wash">{words.finished}</Badge>}
        {!hasBegun && !isFinished && <Badge>{words.notBegun}</Badge>}
      </div>
      <ProgressBar
        label={course.title}
        isLabelHidden
        value={isFinished ? 100 : progressPercentage}
        valueText={words.lessons(completedLessons, totalLessons)}
      />
      <p className="studio-small">
        {words.lessons(completedLessons, totalLessons)}
        {enrollment.lastActiveAt && ` · ${words.lastActive} ${formatDay(enrollment.lastActiveAt)}`}
      </p>
      {enrollment.isEntitled && nextLesson && !isFinished && (
        <p className="studio-small">
          {words.next}: {nextLesson.title}
        </p>
      )}
      <details>
        <summary>
          {words.show}
          <VisuallyHidden> {course.title}</VisuallyHidden>
        </summary>
        <ol className="learner-lessons">
          {enrollment.lessons.map(({ id, title, completed }) => (
            <li key={id} data-done={completed || undefined}>
              {title} <span>{completed ? words.done : words.open}</span>
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}
