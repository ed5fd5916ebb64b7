import { coursePage } from "@academy/content/pages/course-page";
import { Check, Lock } from "lucide-react";
import { Link } from "react-router";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { actionWord } from "../progress/public.ts";
import type { NumberedLesson } from "./course-progress.ts";

const words = coursePage.lesson;

type LessonLineProps = { lesson: NumberedLesson; to: string; isLocked: boolean };

export function LessonLine({ lesson, to, isLocked }: LessonLineProps) {
  return (
    <li className="course-lesson">
      <span aria-hidden="true" className="course-lesson-number">
        {lesson.number}
      </span>
      <div className="min-w-0">
        <h4 className="course-lesson-title">
          {isLocked ? (
            lesson.title
          ) : (
            <Link to={to} className="hover:underline">
              {lesson.title}
            </Link>
          )}
        </h4>
        {lesson.summary && <p className="course-lesson-summary">{lesson.summary}</p>}
        <p className="course-lesson-marks">
          <span>{fillWords(words.minutes, { minutes: lesson.duration })}</span>
          {lesson.hasVideo && <Badge look="wash">{words.video}</Badge>}
          {lesson.status === "completed" && (
            <Badge icon={<Check aria-hidden="true" />} className="text-gold-deep">
              {words.completed}
            </Badge>
          )}
        </p>
      </div>
      {isLocked ? (
        <p className="course-lesson-locked">
          <Lock aria-hidden="true" /> {words.locked}
        </p>
      ) : (
        <LinkButton
          to={to}
          variant="secondary"
          size="small"
          className="course-lesson-action"
          aria-label={`${actionWord(lesson.status)}: ${lesson.title}`}
        >
          {actionWord(lesson.status)}
        </LinkButton>
      )}
    </li>
  );
}
