import type { CourseView } from "@academy/contract/courses";
import type { CourseProgress } from "@academy/contract/progress";
import { useEffect } from "react";
import { CertificateCard } from "./certificate-card.tsx";
import { CourseDetails } from "./course-details.tsx";
import { CourseHead } from "./course-head.tsx";
import { nextLesson, numberModules, statusOfCourse } from "./course-progress.ts";
import { CourseResources } from "./course-resources.tsx";
import { LockedCard } from "./locked-card.tsx";
import { Outline } from "./outline.tsx";
import { ProgressCard } from "./progress-card.tsx";

type OpenCourseProps = { course: CourseView; progress: CourseProgress | undefined };

/** A title page, then the contents with a margin beside them. */
export function OpenCourse({ course, progress }: OpenCourseProps) {
  const modules = numberModules(course.modules, progress);
  const next = nextLesson(modules, progress);
  const status = statusOfCourse(progress, modules);
  const hasCertificate = progress && (progress.progressPercentage === 100 || progress.certificateId !== null);
  // A link to a part of the page arrives before the part does.
  useEffect(() => {
    if (window.location.hash) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <CourseHead course={course} next={next} status={status} />
      <div className="column course-body">
        <div className="course-margin">
          {course.isEntitled ? (
            progress && <ProgressCard progress={progress} next={status === "completed" ? undefined : next} />
          ) : (
            <LockedCard course={course} />
          )}
          {hasCertificate && <CertificateCard certificateId={progress.certificateId} />}
        </div>
        <Outline courseId={course.id} modules={modules} isLocked={!course.isEntitled} />
        <div className="course-margin">
          <CourseDetails course={course} />
          {course.isEntitled && <CourseResources course={course} />}
        </div>
      </div>
    </>
  );
}
