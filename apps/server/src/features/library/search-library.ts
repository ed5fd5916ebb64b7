import { itemsOfPlan } from "@academy/content/courses/plan-book";
import { planTitle } from "@academy/content/pages/plan-title";
import type { Cue } from "@academy/contract/learning/lessons";
import type { LibraryHit, LibrarySearchResults } from "@academy/contract/learning/library";
import type { Db } from "../../platform/db/database.ts";
import { entitledCourses, type Member } from "../access/public.ts";
import { opensLaterAmong } from "../courses/public.ts";
import { findPlanTexts } from "../launch-plans/public.ts";
import { type Films, findBookmarks } from "../lessons/public.ts";
import type { FindNearLessons, NearLesson } from "../sage/public.ts";
import { hasWords, patternOf, plainText, snippetOf, wordsOf } from "./find-words.rules.ts";
import {
  listCourseTitles,
  listLessonTexts,
  listNotes,
  listOwnAnswers,
  listShelvesAmong,
} from "./library.queries.ts";

const pageSize = 20;

type Deps = { db: Db; films: Pick<Films, "transcripts">; findNearLessons: FindNearLessons };
type LibrarySearch = { q: string; page: number; within?: "recordings" | undefined; now: Date };
type Words = readonly string[];
type LessonText = Awaited<ReturnType<typeof listLessonTexts>>[number];

/** What one wrote and planned comes first, then lessons by their names, their texts, what is said in films, and what means the same. */
export async function searchLibrary(
  { db, films, findNearLessons }: Deps,
  member: Member,
  { q, page, within, now }: LibrarySearch,
): Promise<LibrarySearchResults> {
  const words = wordsOf(q);
  const open = [...(await entitledCourses(db, member, now))];
  const courseIds = within === "recordings" ? await listShelvesAmong(db, open) : open;
  const [notes, bookmarks, plans, answers, lessons] = await Promise.all([
    listNotes(db, member.id, courseIds),
    findBookmarks(db, member.id, courseIds),
    findPlanTexts(db, member.id, courseIds),
    listOwnAnswers(db, member.id, courseIds),
    listLessonTexts(db, courseIds, words.map(patternOf)),
  ]);
  const later = await opensLaterAmong(db, member, lessons, now);
  const openLessons = lessons.filter(({ id }) => !later.has(id));
  const filmed = openLessons.filter(hasFilm);
  const transcripts = await films.transcripts(
    filmed.map(({ film }) => film),
    db,
  );
  const worded = [
    ...notes.flatMap((note) => noteHit(note, words)),
    ...bookmarks.flatMap((bookmark) => bookmarkHit(bookmark, words)),
    ...plans.flatMap((plan) => planHit(plan, words)),
    ...answers.flatMap((answer) => answerHit(answer, words)),
    ...openLessons
      .flatMap((lesson) => lessonHit(lesson, words))
      .sort((a, b) => Number(a.isText) - Number(b.isText)),
    ...lessons.flatMap((lesson) => laterHit(lesson, later.get(lesson.id), words)),
    ...filmed.flatMap((lesson, index) => transcriptHit(lesson, transcripts[index] ?? [], words)),
  ];
  const near = (await findNearLessons(member, q)).filter(
    ({ courseId, lessonId }) =>
      courseIds.includes(courseId) &&
      !worded.some((hit) => hit.kind === "lesson" && hit.lessonId === lessonId),
  );
  const courses = await listCourseTitles(
    db,
    near.map(({ courseId }) => courseId),
  );
  const hits = [...worded, ...near.flatMap((lesson) => nearHit(lesson, courses))];
  const from = (page - 1) * pageSize;
  return {
    hits: hits.slice(from, from + pageSize).map(({ isText, ...hit }) => hit),
    total: hits.length,
    hasMore: hits.length > from + pageSize,
  };
}

const hasFilm = (lesson: LessonText): lesson is LessonText & { film: NonNullable<LessonText["film"]> } =>
  lesson.film !== null;

type Hit = LibraryHit & { isText: boolean };
const nowhere = { lessonId: null, slug: null, bookmarkId: null, seconds: null, opensAt: null, isText: false };

function noteHit(note: Awaited<ReturnType<typeof listNotes>>[number], words: Words): Hit[] {
  const { lessonId, title, text, courseId, courseTitle } = note;
  if (!hasWords(text, words)) return [];
  const course = { id: courseId, title: courseTitle };
  return [{ ...nowhere, kind: "note", course, title, lessonId, ...snippetOf(text, words) }];
}

function bookmarkHit(bookmark: Awaited<ReturnType<typeof findBookmarks>>[number], words: Words): Hit[] {
  const { id: bookmarkId, lessonId, title, note, seconds, courseId, courseTitle } = bookmark;
  if (!hasWords(note, words)) return [];
  const course = { id: courseId, title: courseTitle };
  const place = { title, lessonId, bookmarkId, seconds };
  return [{ ...nowhere, kind: "bookmark", course, ...place, ...snippetOf(note, words) }];
}

/** The plan by its name, too: whoever looks for it finds it before it was begun. */
function planHit(plan: Awaited<ReturnType<typeof findPlanTexts>>[number], words: Words): Hit[] {
  const text = plan.texts.filter((each) => each.trim()).join(" · ");
  if (!hasWords(`${planTitle} ${text}`, words)) return [];
  const found = snippetOf(text, words);
  const shown = found.hit ? found : snippetOf(planTitle, words);
  return [{ ...nowhere, kind: "plan", course: plan.course, title: planTitle, ...shown }];
}

function answerHit(answer: Awaited<ReturnType<typeof listOwnAnswers>>[number], words: Words): Hit[] {
  const { item, asked, fields, courseId, courseTitle } = answer;
  // Found in the plan, as they are by now.
  if (itemsOfPlan.has(item)) return [];
  const text = Object.values(fields)
    .flatMap((field) => field.text ?? [])
    .join(" · ");
  if (!hasWords(text, words)) return [];
  const course = { id: courseId, title: courseTitle };
  const place = { title: asked.part, slug: asked.workbook };
  return [{ ...nowhere, kind: "answer", course, ...place, ...snippetOf(text, words) }];
}

function lessonHit({ id, title, summary, text, courseId, courseTitle }: LessonText, words: Words): Hit[] {
  const plain = plainText(text);
  if (!hasWords(`${title} ${summary} ${plain}`, words)) return [];
  const course = { id: courseId, title: courseTitle };
  const isText = !hasWords(title, words);
  const found = snippetOf(plain, words);
  const shown = found.hit ? found : snippetOf(summary, words);
  return [{ ...nowhere, kind: "lesson", course, title, lessonId: id, isText, ...shown }];
}

/** It says in other words what is looked for. */
function nearHit({ courseId, lessonId, title, text }: NearLesson, courses: readonly Hit["course"][]): Hit[] {
  const course = courses.find(({ id }) => id === courseId);
  return course
    ? [{ ...nowhere, kind: "lesson", course, title, lessonId, isText: true, ...snippetOf(text, []) }]
    : [];
}

/** Of a lesson that opens later, what the outline says of it. */
function laterHit(lesson: LessonText, at: Date | undefined, words: Words): Hit[] {
  const { id: lessonId, title, summary, courseId, courseTitle } = lesson;
  if (!at || !hasWords(`${title} ${summary}`, words)) return [];
  const course = { id: courseId, title: courseTitle };
  const opensAt = at.toISOString();
  return [{ ...nowhere, kind: "lesson", course, title, lessonId, opensAt, ...snippetOf(summary, words) }];
}

function transcriptHit(lesson: LessonText, cues: readonly Cue[], words: Words): Hit[] {
  const cue = cues.find(({ text }) => hasWords(text, words));
  if (!cue) return [];
  const { id: lessonId, title, courseId, courseTitle } = lesson;
  const course = { id: courseId, title: courseTitle };
  const seconds = cue.startSeconds;
  return [
    { ...nowhere, kind: "transcript", course, title, lessonId, seconds, ...snippetOf(cue.text, words) },
  ];
}
