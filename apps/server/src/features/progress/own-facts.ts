import { fill } from "@academy/content/fill";
import { plural } from "@academy/content/format-count";
import { formatLongDate } from "@academy/content/format-date";
import { ownFacts } from "@academy/content/own-facts";
import type { EnrollmentView } from "@academy/contract/learning/progress";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { OwnFacts } from "../../platform/own-facts.ts";
import type { Person } from "../../platform/personal-data.ts";
import type { Member } from "../access/public.ts";
import { listEnrollments } from "./list-enrollments.ts";

type Learner = Member & Person;

/** More would be a list, and the dashboard has that. */
const most = 3;

/** What Sage support tells a learner about their own courses. */
export function makeLearningFacts({ db, now }: { db: Db; now: Clock }): OwnFacts<Learner>[] {
  /** What is open to them, the one they last learned in first. */
  const listOpen = async (learner: Learner) =>
    (await listEnrollments(db, learner, now()))
      .filter(({ isEntitled, totalLessons }) => isEntitled && totalLessons > 0)
      .sort((one, other) => (other.lastActiveAt ?? "").localeCompare(one.lastActiveAt ?? ""));
  return [
    {
      name: "learning",
      asks: [
        "Where am I in my course?",
        "How far have I come?",
        "How much of my course have I finished?",
        "Which lesson comes next for me?",
        "What is my next lesson?",
        "Where did I leave off?",
        "Where do I continue?",
        "Which courses do I have?",
        "What courses am I enrolled in?",
        "What can I learn with what I bought?",
      ],
      passages: ["continue-lesson", "progress", "dashboard"],
      async find(learner) {
        const courses = await listOpen(learner);
        if (courses.length === 0) return undefined;
        const { more, dashboard } = ownFacts.learning;
        const lines = courses.slice(0, most).map(courseLine);
        if (courses.length > most) lines.push(more);
        return { text: lines.join("\n"), sources: [...lessonSource(courses[0]), dashboard] };
      },
    },
    {
      name: "certificates",
      asks: [
        "Do I have my certificate yet?",
        "Where is my certificate?",
        "What do I still need for my certificate?",
        "When do I get my certificate?",
      ],
      passages: ["certificate"],
      async find(learner) {
        const lines = (await listOpen(learner)).flatMap((course) => certificateLine(course) ?? []);
        if (lines.length === 0) return undefined;
        return { text: lines.slice(0, most).join("\n"), sources: [ownFacts.certificates.source] };
      },
    },
  ];
}

const countOf = (count: number) => plural(count, "# lesson", "# lessons");

function courseLine(enrollment: EnrollmentView): string {
  const { course, completedLessons: done, totalLessons, completedAt, nextLesson, plan } = enrollment;
  const words = ownFacts.learning;
  const parts: string[] = [completedAt ? words.finished : done > 0 ? words.begun : words.untouched];
  if (!completedAt && done < totalLessons && nextLesson) {
    parts.push(nextLesson.opensAt ? words.nextLater : words.next);
  }
  if (!completedAt && done === totalLessons && plan !== null && plan !== "finished") parts.push(words.plan);
  return fill(parts.join(" "), {
    course: course.title,
    done: String(done),
    lessons: countOf(totalLessons),
    lesson: nextLesson?.title ?? "",
    day: formatLongDate(nextLesson?.opensAt ?? new Date(0)),
  });
}

function lessonSource(first: EnrollmentView | undefined) {
  const next = first?.nextLesson;
  if (!next || next.opensAt || first.completedAt) return [];
  return [{ title: next.title, url: `/course/${first.course.id}/lesson/${next.id}` }];
}

/** Of a course that they have begun. */
function certificateLine(enrollment: EnrollmentView): string | undefined {
  const { course, certificateIssued, completedLessons, totalLessons, plan, lastActiveAt } = enrollment;
  const { earned, left, leftAndPlan, planLeft } = ownFacts.certificates;
  const open = totalLessons - completedLessons;
  const wantsPlan = plan !== null && plan !== "finished";
  const line = (sentence: string) => fill(sentence, { course: course.title, lessons: countOf(open) });
  if (certificateIssued) return line(earned);
  if (!lastActiveAt || (open === 0 && !wantsPlan)) return undefined;
  return line(open === 0 ? planLeft : wantsPlan ? leftAndPlan : left);
}
