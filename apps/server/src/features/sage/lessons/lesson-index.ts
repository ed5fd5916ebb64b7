import { setImmediate } from "node:timers/promises";
import MiniSearch from "minisearch";
import type { Meanings } from "../understanding/meaning/meanings.ts";
import { nearness, type Vector } from "../understanding/meaning/vectors.ts";
import { type LessonQuestion, readLessonQuestions } from "../understanding/practice/lesson-questions.ts";
import { tellingStems } from "../understanding/tokens.ts";
import type { LessonCourse } from "./lesson-passages.ts";
import { lessonPieces } from "./lesson-pieces.ts";
import type { LessonText } from "./lessons.queries.ts";

export type IndexedPiece = { id: string; heading: string; text: string; vector: Vector | undefined };
/** A lesson in its pieces, and what is asked of it, with a heading where it is one part of it. */
export type IndexedLesson = Omit<LessonText, "text"> & {
  pieces: readonly IndexedPiece[];
  asked: readonly { heading: string | undefined; vector: Vector }[];
};
export type CourseIndex = {
  lessons: readonly IndexedLesson[];
  words: MiniSearch<{ id: string; title: string; heading: string; text: string }>;
};

/** More courses than an academy has; the oldest leave first. */
const maxKept = 100;
/** A whole course at once would hold up everybody else's requests. */
const piecesAtOnce = 20;

/** What is asked of starter lessons, by lesson. */
let askedBySlug: ReadonlyMap<string, readonly LessonQuestion[]> | undefined;
function askedOf(slug: string | null) {
  askedBySlug ??= Map.groupBy(readLessonQuestions(), (each) => each.slug);
  return (slug && askedBySlug.get(slug)) || [];
}

/** Indexes each course once, and again when it has changed or more of it is understood. */
export function makeCourseIndexes(meanings: Meanings): (course: LessonCourse) => Promise<CourseIndex> {
  const kept = new Map<string, { version: string; index: CourseIndex }>();

  async function read(course: LessonCourse): Promise<CourseIndex> {
    const cut = (await course.read()).map((lesson) => ({ lesson, pieces: lessonPieces(lesson.text) }));
    const texts = cut.flatMap(({ lesson, pieces }) => [
      ...pieces.map(({ text }) => text),
      ...askedOf(lesson.slug).map(({ question }) => question),
    ]);
    const vectors = await meanings.ofTexts(texts);
    const lessons = cut.map(({ lesson: { text: _, ...lesson }, pieces }) => ({
      ...lesson,
      pieces: pieces.map(({ heading, text }, at) => ({
        ...{ id: `${lesson.id}/${at}`, heading, text, vector: vectors.get(text) },
      })),
      asked: askedOf(lesson.slug).flatMap(({ heading, question }) => {
        const vector = vectors.get(question);
        return vector ? [{ heading, vector }] : [];
      }),
    }));
    const words: CourseIndex["words"] = new MiniSearch({
      fields: ["title", "heading", "text"],
      tokenize: tellingStems,
      processTerm: (term) => term,
    });
    const documents = lessons.flatMap(({ title, pieces }) =>
      pieces.map(({ id, heading, text }, at) => ({
        ...{ id, title, heading },
        text: `${leadTo(pieces, at)} ${text}`,
      })),
    );
    await words.addAllAsync(documents, { chunkSize: piecesAtOnce });
    return { lessons, words };
  }

  return async (course) => {
    const version = `${course.version} ${meanings.revision()}`;
    const known = kept.get(course.id);
    if (known?.version === version) return known.index;
    const index = await read(course);
    kept.delete(course.id);
    kept.set(course.id, { version, index });
    if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? "");
    // Some milliseconds each: others have their turn between them.
    await setImmediate();
    return index;
  };
}

/** Further down, a list has forgotten what introduced it. */
const longestList = 6;

/** What introduces a list belongs to each of its lines. */
function leadTo(pieces: readonly IndexedPiece[], at: number): string {
  const { heading } = pieces[at] as IndexedPiece;
  const before = pieces.slice(Math.max(0, at - longestList), at).filter((piece) => piece.heading === heading);
  return before.findLast(({ text }) => text.endsWith(":"))?.text ?? "";
}

/** How near the nearest piece of a lesson, or what is asked of it, is. */
export function nearnessOf(lesson: IndexedLesson, vector: Vector | undefined): number {
  if (!vector) return 0;
  const all = [
    ...lesson.pieces.flatMap((piece) => piece.vector ?? []),
    ...lesson.asked.map((each) => each.vector),
  ];
  return all.reduce((most, each) => Math.max(most, nearness(each, vector)), 0);
}
