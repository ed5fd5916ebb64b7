import { coursePage } from "@academy/content/pages/learning/course-page";
import { planTitle } from "@academy/content/pages/plan-title";
import type { CourseProgress } from "@academy/contract/learning/progress";
import { archetypes } from "@academy/quiz/archetypes";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatMinutes } from "../../lib/text/format-duration.ts";
import { formatDay } from "../../lib/text/format-time.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Card } from "../../ui/card.tsx";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import { useUser } from "../account/public.ts";
import { hueClass, Mandala } from "../archetypes/public.ts";
import {
  actionWord,
  howFar,
  isPlanLeft,
  type LearningStatus,
  lessonPath,
  planPath,
} from "../progress/public.ts";
import type { NumberedLesson } from "./course-progress.ts";

const words = coursePage.progress;

type ProgressCardProps = {
  courseId: string;
  progress: CourseProgress;
  status: LearningStatus;
  next: NumberedLesson | undefined;
  minutesLeft: number;
};

/** How far somebody is, and the one button that goes on from there. */
export function ProgressCard({ courseId, progress, status, next, minutesLeft }: ProgressCardProps) {
  const { completedLessons, totalLessons } = progress;
  const { value, figure, words: standing } = howFar(progress);
  return (
    <Card as="section" aria-labelledby="progress-heading" className="course-card">
      <div className="course-card-head">
        <h2 id="progress-heading" className="font-text type-small weight-500 kern-[0] text-gold-deep">
          {words.heading}
        </h2>
        <MyArchetype />
      </div>
      {figure ? (
        <>
          <p className="course-percent">{figure}</p>
          <div className="type-small lh-[1.4]">
            <p>{countWords(totalLessons, words.count, { done: completedLessons })}</p>
            {minutesLeft > 0 && (
              <p className="text-ink-soft">{fillWords(words.left, { time: formatMinutes(minutesLeft) })}</p>
            )}
          </div>
        </>
      ) : (
        <p className="course-whole">{standing}</p>
      )}
      <div className="course-card-bar">
        <ProgressBar label={words.barLabel} isLabelHidden value={value} valueText={figure ?? standing} />
      </div>
      {isPlanLeft(progress) ? (
        <div className="course-card-next">
          <p>{fillWords(words.next, { title: planTitle })}</p>
          <LinkButton to={planPath(courseId)} aria-label={`${actionWord(status)}: ${planTitle}`}>
            {actionWord(status)}
          </LinkButton>
        </div>
      ) : (
        next && (
          <div className="course-card-next">
            {status !== "completed" && <p>{fillWords(words.next, { title: next.title })}</p>}
            {next.opensAt ? (
              <p className="text-ink-soft">
                {fillWords(coursePage.lesson.opens, { day: formatDay(next.opensAt) })}
              </p>
            ) : (
              <LinkButton
                to={lessonPath(courseId, next.id)}
                aria-label={`${actionWord(status)}: ${next.title}`}
              >
                {actionWord(status)}
              </LinkButton>
            )}
          </div>
        )
      )}
    </Card>
  );
}

/** Whose course it is, said quietly: the drawing and the name of the learner's own archetype. */
function MyArchetype() {
  const archetype = useUser().user?.archetype;
  if (!archetype) return null;
  return (
    <p className={`inline-flex items-center gap-1.5 type-small weight-500 ${hueClass[archetype]}`}>
      <span className="course-archetype-drawing">
        <Mandala archetype={archetype} />
      </span>
      {archetypes[archetype].title}
    </p>
  );
}
