import { randomUUID } from "node:crypto";
import { isSameJson } from "@academy/contract/fields/same-json";
import type { Tx } from "../../../platform/db/database.ts";
import { addVersion, keepFirst, putDraft, reviseDraft } from "../../drafts/public.ts";
import { pictureIdsIn, setUses } from "../../media/public.ts";
import type * as found from "../content-files.queries.ts";
import { ContentRefused } from "../content-folder.ts";
import { lessonKey } from "../export-content.ts";
import type { CourseContent } from "../read-content.ts";
import * as queries from "./import-courses.queries.ts";
import { filmAfter, noteFilm } from "./import-films.ts";
import { type ImportContext, isOwnKey } from "./importing.ts";

type Lesson = CourseContent["modules"][number]["lessons"][number];

export async function importLessons(
  tx: Tx,
  courseId: string,
  { course, moduleIds }: { course: CourseContent; moduleIds: readonly string[] },
  context: ImportContext,
): Promise<Map<string, string>> {
  const { existing, now, say, archivesMissing } = context;
  const there = new Map((existing.lessons.get(courseId) ?? []).map((each) => [lessonKey(each), each]));
  const ids = new Map([...there].map(([key, { id }]) => [key, id]));
  const placed = course.modules.flatMap((module, index) =>
    module.lessons.map((lesson, position) => ({
      lesson,
      slot: { courseId, moduleId: moduleIds[index] ?? "", position },
    })),
  );
  for (const { lesson, slot } of placed) {
    const before = there.get(lesson.key);
    const name = `lesson ${course.key}/${lesson.key}`;
    if (before) {
      await changeLesson(tx, { before, lesson, slot, name }, context);
      continue;
    }
    const isOwn = isOwnKey(lesson.key);
    const id = isOwn ? lesson.key : randomUUID();
    if (existing.lessonIds.has(id)) throw new ContentRefused(`${name} belongs to another course here`);
    const film = await filmAfter(tx, name, { film: lesson.film, before: null }, filmsOf(context));
    const identity = { id, starterSlug: isOwn ? null : lesson.key };
    await queries.insertLesson(tx, identity, { ...lesson, film }, { slot, now });
    await noteFilm(tx, id, { film, before: null }, now);
    ids.set(lesson.key, id);
    if (lesson.draft) await putDraft(tx, { kind: "lesson", id }, lesson.draft, now);
    await noteUses(tx, id, [lesson.text, lesson.draft?.text]);
    say(`${name}: new`);
  }
  const kept = new Set(placed.map(({ lesson }) => lesson.key));
  const missing = [...there].filter(([key, { archived_at }]) => !kept.has(key) && archived_at === null);
  for (const [key] of missing) {
    say(`lesson ${course.key}/${key}: not in the files, ${archivesMissing ? "archived" : "left as it is"}`);
  }
  if (archivesMissing)
    await queries.archiveLessons(
      tx,
      missing.map(([, { id }]) => id),
      now,
    );
  return ids;
}

const filmsOf = ({ existing, keepCaptions }: ImportContext) => ({
  captions: existing.captions,
  keepCaptions,
});

type Change = {
  before: found.LessonRow;
  lesson: Lesson;
  slot: queries.LessonSlot;
  name: string;
};

const wordsOf = ({
  title,
  summary,
  minutes,
  text,
}: Omit<Lesson, "draft" | "film"> | Omit<found.LessonRow, "film">) => ({
  title,
  summary,
  minutes,
  text,
});

async function changeLesson(
  tx: Tx,
  { before, lesson, slot, name }: Change,
  context: ImportContext,
): Promise<void> {
  const { existing, now, say } = context;
  const draft = existing.drafts.get(before.id);
  const hasOtherWords = !isSameJson(wordsOf(before), wordsOf(lesson));
  const film = await filmAfter(tx, name, { film: lesson.film, before: before.film }, filmsOf(context));
  const hasOtherFilm = !isSameJson(before.film, film);
  const isSame =
    !hasOtherWords &&
    isSameJson(
      [before.is_draft, before.archived_at !== null, before.is_free, before.drip_days],
      [lesson.isDraft, lesson.isArchived, lesson.isFree, lesson.dripDays],
    ) &&
    !hasOtherFilm &&
    (before.drip_at?.toISOString() ?? null) === lesson.dripAt &&
    before.module_id === slot.moduleId;
  if (!isSame || before.position !== slot.position) {
    await queries.updateLesson(tx, before, { ...lesson, film }, { slot, now });
    if (hasOtherFilm) await noteFilm(tx, before.id, { film, before: before.film }, now);
  }
  if (!isSame || existing.ranks.get(before.id) !== slot.position) {
    say(`${name}: ${hasOtherWords ? "other words" : "changed"}`);
  }
  const subject = { kind: "lesson", id: before.id } as const;
  if (hasOtherWords && !before.is_draft && !lesson.isDraft) {
    // What learners read until now stays in the history.
    await keepFirst(tx, subject, { body: wordsOf(before), since: before.updated_at });
    await addVersion(tx, subject, { body: wordsOf(lesson), by: null }, now);
  }
  await noteUses(tx, before.id, [lesson.text, (lesson.draft ?? draft)?.text]);
  if (lesson.draft && !isSameJson(lesson.draft, draft)) {
    await putDraft(tx, subject, lesson.draft, now);
    say(`${name}: another draft`);
  } else if (!lesson.draft && draft) {
    say(`${name}: a draft that is not in the files is left as it is`);
  } else if (hasOtherWords) {
    await reviseDraft(tx, subject, draft ?? null);
  }
}

/** What learners see, or will, is not deleted from the library under them. */
const noteUses = (tx: Tx, id: string, texts: readonly (string | undefined)[]) =>
  setUses(tx, { kind: "lesson", id }, "text", pictureIdsIn(texts.join("\n\n")));
