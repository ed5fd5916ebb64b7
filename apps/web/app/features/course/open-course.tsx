import type { CourseView } from "@academy/contract/learning/courses";
import type { CourseProgress } from "@academy/contract/learning/progress";
import { useEffect } from "react";
import { isPlanLeft } from "../progress/public.ts";
import { CertificateCard } from "./certificate-card.tsx";
import { CourseDetails } from "./course-details.tsx";
import { CourseHead } from "./course-head.tsx";
import { minutesLeftOf, nextLesson, numberModules, statusOfCourse } from "./course-progress.ts";
import { CourseResources } from "./course-resources.tsx";
import { LockedCard } from "./locked-card.tsx";
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
