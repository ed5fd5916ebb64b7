import { formatLongDate } from "@academy/content/format-date";
import { sageTalk } from "@academy/content/help";
import type { Meanings } from "../understanding/meaning/meanings.ts";
import type { Vector } from "../understanding/meaning/vectors.ts";
import { tellingStems } from "../understanding/tokens.ts";
import { answerFrom } from "./lesson-answer.ts";
import { type IndexedLesson, makeCourseIndexes, nearnessOf } from "./lesson-index.ts";
import type { LaterLesson, LessonCourse } from "./lesson-passages.ts";

export type FoundLesson = {
  id: string;
  title: string;
  url: string;
  text: string;
  /** One thing to do, from the lesson's exercise. */
  step?: string;
  /** It opens later: what is said of it is when. */
  isLater?: boolean;
  /** It began as a lesson of the starter courses. */
  isStarter?: boolean;
};

/** All that a person may open, as far as a question needs it. */
export type OwnLessons = {
  /** Which lessons of the starter courses are among them. */
  slugs: ReadonlySet<string>;
  /** How near what this lesson says, or is asked, is to the question; undefined where that can't be known. */
  nearnessOf(slug: string): number | undefined;
  /** What this lesson says to the question; undefined where it no longer says anything like it. */
  answerOf(slug: string): FoundLesson | undefined;
  /** The lesson that has the words of the question, or comes near to what it means. */
  find(): FoundLesson | undefined;
};

/** Of the words that say something, how many a piece must have: fewer is chance. */
const minCoverage = 0.7;
const fewestWords = 2;
/** Further words of a long letter add little but time. */
const maxWords = 30;
/** How near a lesson must be by meaning alone: what is less is near to anything. */
export const minNearness = 0.64;
/** A lesson that was rewritten is about something else than it was. */
const minStarterNearness = 0.12;

/** What is asked of a lesson that opens later, beside its name. */
const askedOfOpening = "when does open opens opening start starts begin begins available lesson module";

export type ReadLessons = (
  question: string,
  vector: Vector | undefined,
  courses: readonly LessonCourse[],
) => Promise<OwnLessons>;

export function makeLessonSearch(meanings: Meanings): ReadLessons {
  const indexOf = makeCourseIndexes(meanings);

  return async (question, vector, courses) => {
    const stems = tellingStems(question).slice(0, maxWords);
    const open: IndexedLesson[] = [];
    let byWords: { lesson: IndexedLesson; score: number } | undefined;
    for (const course of courses) {
      const { lessons, words } = await indexOf(course);
      const shown = new Map(
        lessons.flatMap((lesson) => (course.later.has(lesson.id) ? [] : [[lesson.id, lesson]])),
      );
      open.push(...shown.values());
      if (stems.length < fewestWords) continue;
      for (const found of words.search(stems.join(" "), {
        boost: { title: 2, heading: 1.5 },
        fuzzy: (term) => term.length > 5 && term.length <= 12 && 0.2,
        maxFuzzy: 2,
        prefix: (term) => term.length > 3,
      })) {
        const lesson = shown.get(String(found.id).split("/")[0] ?? "");
        if (!lesson || found.queryTerms.length / stems.length < minCoverage) continue;
        if (found.score > (byWords?.score ?? 0)) byWords = { lesson, score: found.score };
      }
    }
    const answer = (lesson: IndexedLesson): FoundLesson => {
      const { id, title, url, slug } = lesson;
      return { id, title, url, isStarter: slug !== null, ...answerFrom(lesson, { stems, vector }) };
    };
    const bySlug = new Map(open.map((lesson) => [lesson.slug ?? "", lesson]));
    const nearBySlug = new Map<string, number>();
    return {
      nearnessOf(slug) {
        const lesson = bySlug.get(slug);
        if (!vector || !lesson) return undefined;
        const near = nearBySlug.get(slug) ?? nearnessOf(lesson, vector);
        nearBySlug.set(slug, near);
        return near;
      },
      slugs: new Set(open.flatMap(({ slug }) => slug ?? [])),
      answerOf(slug) {
        const lesson = bySlug.get(slug);
        const isStill = lesson && (!vector || nearnessOf(lesson, vector) >= minStarterNearness);
        return isStill ? answer(lesson) : undefined;
      },
      find() {
        const later = findLater(stems, courses);
        if (later) return later;
        if (byWords) return answer(byWords.lesson);
        const near = open.map((lesson) => ({ lesson, score: nearnessOf(lesson, vector) }));
        const best = near.sort((one, other) => other.score - one.score)[0];
        return best && best.score >= minNearness ? answer(best.lesson) : undefined;
      },
    };
  };
}

/** A lesson that opens later is known by its title and its module's. */
function findLater(asked: readonly string[], courses: readonly LessonCourse[]): FoundLesson | undefined {
  const found = courses.flatMap(({ later }) =>
    [...later].map(([id, { title, module, url, opensAt }]) => {
      const known = new Set(tellingStems(`${title} ${module} ${askedOfOpening}`));
      const coverage = asked.filter((stem) => known.has(stem)).length / asked.length;
      const isNamed = tellingStems(`${title} ${module}`).some((stem) => asked.includes(stem));
      const text = sayLater({ title, module, opensAt });
      return { lesson: { id, title, url, text, isLater: true }, coverage: isNamed ? coverage : 0 };
    }),
  );
  const [best] = found.sort((one, other) => other.coverage - one.coverage);
  return best && asked.length >= fewestWords && best.coverage >= minCoverage ? best.lesson : undefined;
}

const sayLater = ({ title, module, opensAt }: Omit<LaterLesson, "url">) =>
  sageTalk.later
    .replace("{title}", () => title)
    .replace("{module}", () => module)
    .replace("{day}", () => formatLongDate(opensAt));
