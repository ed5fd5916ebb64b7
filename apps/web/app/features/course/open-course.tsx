import { coursePage } from "@academy/content/pages/learning/course-page";
import type { CourseView } from "@academy/contract/learning/courses";
import type { CourseProgress } from "@academy/contract/learning/progress";
import { Lock } from "lucide-react";
import { useEffect } from "react";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatMinutes } from "../../lib/text/format-duration.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Card } from "../../ui/card.tsx";
import { LibraryPicture } from "../lesson/public.ts";
import { isPlanLeft } from "../progress/public.ts";
import { CertificateCard } from "./certificate-card.tsx";
import { minutesLeftOf, nextLesson, numberModules, statusOfCourse } from "./course-progress.ts";
import { CourseResources } from "./course-resources.tsx";
import { OpeningOffers } from "./opening-offers.tsx";
import { Outline } from "./outline.tsx";
import { PlanStep } from "./plan-step.tsx";
import { ProgressCard } from "./progress-card.tsx";

type OpenCourseProps = { course: CourseView; progress: CourseProgress | undefined };

/** A title, where to go on, then the contents with a margin beside them. */
export function OpenCourse({ course, progress }: OpenCourseProps) {
  const modules = numberModules(course.modules, progress);
  const next = nextLesson(modules, progress);
  const status = statusOfCourse(progress, modules);
  // Whoever is in it knows what it is about, and looks for the next lesson.
  const isUnderWay = course.isEntitled && status !== "notStarted";
  const isLastLeft = progress !== undefined && isPlanLeft(progress);
  const hasCertificate = progress && (progress.progressPercentage === 100 || progress.certificateId !== null);
  // A link to a part of the page arrives before the part does.
  useEffect(() => {
    if (window.location.hash) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <CourseHead course={course} />
      <div className="column course-body">
        <div className="course-margin">
          {course.isEntitled ? (
            progress && (
              <ProgressCard
                courseId={course.id}
                progress={progress}
                status={status}
                next={next}
                minutesLeft={minutesLeftOf(modules.flatMap(({ lessons }) => lessons))}
              />
            )
          ) : (
            <LockedCard course={course} />
          )}
          {hasCertificate && (
            <CertificateCard
              courseId={course.id}
              certificateId={progress.certificateId}
              isPlanLeft={isLastLeft}
            />
          )}
        </div>
        <div className="course-outline">
          {!isUnderWay && <p className="course-description">{course.description}</p>}
          <Outline
            courseId={course.id}
            modules={modules}
            isLocked={!course.isEntitled}
            currentId={course.isEntitled && status !== "completed" && !isLastLeft ? next?.id : undefined}
          />
          {course.hasLaunchPlan && (
            <PlanStep courseId={course.id} plan={progress?.plan ?? "open"} isLocked={!course.isEntitled} />
          )}
        </div>
        <div className="course-margin">
          <CourseDetails course={course} hasDescription={isUnderWay} />
          {course.isEntitled && <CourseResources course={course} />}
        </div>
      </div>
    </>
  );
}

const { heading, text, action } = coursePage.locked;

/** Said in words: a lock alone, or a paler ink, tells nobody what to do. */
function LockedCard({ course }: { course: CourseView }) {
  const to = course.offersPath;
  return (
    <Card as="section" look="framed" aria-labelledby="locked-heading" className="course-locked">
      <Lock aria-hidden="true" className="size-6 stroke-gold-deep" />
      <h2 id="locked-heading" className="text-heading">
        {heading}
      </h2>
      <p>{text}</p>
      <OpeningOffers keys={course.openingOffers} />
      <LinkButton to={to} reloadDocument={to.includes("#")}>
        {action}
      </LinkButton>
    </Card>
  );
}

/** The cover beside the title: a plate on a phone, running off the page on a desk. */
function CourseHead({ course }: { course: CourseView }) {
  const alt = fillWords(coursePage.coverAlt, { title: course.title });
  return (
    <header className="course-head">
      {course.cover ? (
        <LibraryPicture
          picture={course.cover}
          alt={course.cover.alt || alt}
          sizes="(width < 60rem) 100vw, 50vw"
          isCropped
          className="course-cover"
        />
      ) : (
        <img src={course.thumbnail} alt={alt} width={1280} height={720} className="course-cover" />
      )}
      <div className="course-words">
        <p className="section-eyebrow">{coursePage.eyebrow}</p>
        <h1 className="wrap-anywhere">{course.title}</h1>
      </div>
    </header>
  );
}

const words = coursePage.details;

function CourseDetails({ course, hasDescription }: { course: CourseView; hasDescription: boolean }) {
  const rows = [
    [words.duration, formatMinutes(course.duration)],
    [words.difficulty, course.difficulty],
    [words.modules, String(course.moduleCount)],
    [words.lessons, String(course.lessonCount)],
  ];
  return (
    <section aria-labelledby="details-heading">
      <h2 id="details-heading" className="text-heading">
        {words.heading}
      </h2>
      {hasDescription && <p className="mt-3 text-ink-soft text-pretty">{course.description}</p>}
      <dl className="course-details mt-3.5 edge-t-ink">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
