import type { Member } from "../../access/public.ts";
import type { Meanings } from "../understanding/meaning/meanings.ts";
import { nearness } from "../understanding/meaning/vectors.ts";
import { makeCourseIndexes } from "./lesson-index.ts";
import type { LessonPassages } from "./lesson-passages.ts";
import { minNearness } from "./lesson-search.ts";

/** A lesson that means what somebody looks for, with the piece that comes nearest. */
export type NearLesson = { courseId: string; lessonId: string; title: string; text: string };
export type FindNearLessons = (member: Member, query: string) => Promise<readonly NearLesson[]>;

const most = 5;

/** In the lessons that this person may open, whatever their words. */
export function makeNearLessons(meanings: Meanings, lessonPassages: LessonPassages): FindNearLessons {
  const indexOf = makeCourseIndexes(meanings);
  return async (member, query) => {
    const vector = await meanings.ofQuestion(query);
    if (!vector) return [];
    const found: (NearLesson & { score: number })[] = [];
    for (const course of await lessonPassages(member)) {
      const { lessons } = await indexOf(course);
      for (const { id: lessonId, title, pieces, asked } of lessons) {
        if (course.later.has(lessonId)) continue;
        const near = pieces
          .flatMap((piece) => (piece.vector ? [{ ...piece, score: nearness(piece.vector, vector) }] : []))
          .sort((one, other) => other.score - one.score)[0];
        const score = Math.max(near?.score ?? 0, ...asked.map((each) => nearness(each.vector, vector)));
        if (near && score >= minNearness)
          found.push({ courseId: course.id, lessonId, title, text: near.text, score });
      }
    }
    return found.sort((one, other) => other.score - one.score).slice(0, most);
  };
}
