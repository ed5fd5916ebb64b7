import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { ChevronRight } from "lucide-react";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { lessonPath } from "../progress/public.ts";

type NextLessonProps = {
  lesson: LessonView;
  next: NonNullable<LessonView["next"]>;
  /** The first thing to do once the lesson is done, the second before. */
  variant: "primary" | "secondary";
};

/** The way on, as wide as the button above it. */
export function NextLesson({ lesson, next, variant }: NextLessonProps) {
  return (
    <LinkButton to={lessonPath(lesson.course.id, next.id)} variant={variant} className="lesson-next">
      <span className="lesson-next-label">{lessonPage.completion.next}</span>
      <span>{next.title}</span>
      <ChevronRight aria-hidden="true" />
    </LinkButton>
  );
}
