import type { LessonView } from "@academy/contract/learning/lessons";
import { useQuery } from "@tanstack/react-query";
import { LessonList } from "../../course/public.ts";
import { courseQuery, progressQuery, QueryPart } from "../../progress/public.ts";

/** The list, with ticks as far as they are known. */
export function LessonsOf({ lesson, onChoose }: { lesson: LessonView; onChoose?: () => void }) {
  const course = useQuery(courseQuery(lesson.course.id));
  const progress = useQuery(progressQuery(lesson.course.id));
  return (
    <QueryPart query={course} lines={6}>
      {(found) => (
        <LessonList course={found} progress={progress.data} lessonId={lesson.id} onChoose={onChoose} />
      )}
    </QueryPart>
  );
}
