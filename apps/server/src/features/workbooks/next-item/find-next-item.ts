import { itemsOfPlan } from "@academy/content/courses/plan-book";
import { lessonToolsSlug } from "@academy/content/courses/tools/tool-mark";
import type { LearningView } from "@academy/contract/learning/progress";
import type { Db } from "../../../platform/db/database.ts";
import { entitledCourses, type Member } from "../../access/public.ts";
import { listAnswers } from "../answers.queries.ts";
import { placeItems } from "../answers.rules.ts";
import { listOpenWorkbooks } from "../open-workbooks.ts";
import { findCourseTitle, findLastWritten, findOpenLesson } from "./next-item.queries.ts";
import { askedBy, chooseNextItem } from "./next-item.rules.ts";

/** Where somebody goes on in their workbooks; null where nothing is open, or everything is done. */
export async function findNextItem(db: Db, member: Member, now: Date): Promise<LearningView["workbook"]> {
  const learner = { userId: member.id, courseIds: [...(await entitledCourses(db, member, now))] };
  if (learner.courseIds.length === 0) return null;
  const [last, open] = await Promise.all([findLastWritten(db, learner), findOpenLesson(db, learner)]);
  if (last && open && last.courseId !== open.courseId) {
    // Two courses at once: the one they were in last, and the other where that has nothing to fill in.
    const ways = [
      { courseId: open.courseId, last: undefined, open, now },
      { courseId: last.courseId, last, open: undefined, now },
    ];
    const [first, second] = open.at > last.at ? ways : ways.toReversed();
    return (first && (await findIn(db, member, first))) ?? (second ? findIn(db, member, second) : null);
  }
  const courseId = last?.courseId ?? open?.courseId;
  return courseId ? findIn(db, member, { courseId, last, open, now }) : null;
}

type CourseScope = { courseId: string; now: Date } & Pick<
  Parameters<typeof chooseNextItem>[0],
  "last" | "open"
>;

async function findIn(
  db: Db,
  member: Member,
  { courseId, last, open, now }: CourseScope,
): Promise<LearningView["workbook"]> {
  const places = placeItems((await listOpenWorkbooks(db, member, courseId, now)).books);
  // These are filled in as the plan itself, which is a step of its own.
  for (const item of itemsOfPlan) places.delete(item);
  const answers = await listAnswers(db, { userId: member.id, courseId });
  const place = chooseNextItem({ places, answers, last, open });
  if (!place) return null;
  const { workbook, part } = place.asked;
  return {
    course: { id: courseId, title: await findCourseTitle(db, courseId) },
    // A tool that stands in a lesson is filled in there.
    ...(workbook === lessonToolsSlug
      ? { slug: null, lessonId: place.lesson ?? null }
      : { slug: workbook, lessonId: null }),
    item: place.item.id,
    part,
    asked: askedBy(place.item),
    isBegun: answers.some(
      ({ item, fields }) => item === place.item.id && Object.values(fields).some(({ text }) => text),
    ),
  };
}
