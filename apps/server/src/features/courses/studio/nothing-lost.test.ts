import { randomUUID } from "node:crypto";
import type { CourseProgress } from "@academy/contract/learning/progress";
import type { StudioCourse } from "@academy/contract/studio/courses";
import fc from "fast-check";
import { expect, test } from "vitest";
import { signedIn } from "../../../testing/browser.ts";
import { makeCourse } from "../../../testing/data/courses.ts";
import { give, signInLearner } from "../../../testing/data/learners.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const at = fc.nat(50);
const act = fc.oneof(
  fc.record({ do: fc.constant("archive" as const), at, isArchived: fc.boolean() }),
  fc.record({ do: fc.constant("archiveModule" as const), at, isArchived: fc.boolean() }),
  fc.record({ do: fc.constant("move" as const), at }),
  fc.record({ do: fc.constant("add" as const), at }),
  fc.record({ do: fc.constant("rewrite" as const), at }),
  fc.record({ do: fc.constant("drip" as const), at, isFree: fc.boolean() }),
  fc.record({ do: fc.constant("state" as const), isOut: fc.boolean() }),
  fc.record({ do: fc.constant("learn" as const), at }),
  fc.record({ do: fc.constant("note" as const), at }),
);

/** Whatever the owner does to a course, in whatever order, what a learner did in it stays as it is. */
test("no edit loses progress, notes or a completion", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "subscribePackage");
  const run = async (acts: readonly (typeof act extends fc.Arbitrary<infer Act> ? Act : never)[]) => {
    const { id } = await makeCourse(api.db, { lessons: 4 });
    const read = async () => (await (await owner.get(`/api/studio/courses/${id}`)).json()) as StudioCourse;
    const put = (path: string, body: object) => owner.send("PUT", `/api/studio/${path}`, body);
    const [done, notes] = [new Set<string>(), new Map<string, string>()];
    let isCompleted = false;
    for (const each of acts) {
      const { modules, revision } = await read();
      const lessons = modules.flatMap((module) => module.lessons);
      const chosen = "at" in each ? lessons[each.at % lessons.length] : undefined;
      const module = "at" in each ? modules[each.at % modules.length] : undefined;
      if (each.do === "archive") await put(`lessons/${chosen?.id}/archived`, { isArchived: each.isArchived });
      if (each.do === "archiveModule")
        await put(`modules/${module?.id}/archived`, { isArchived: each.isArchived });
      if (each.do === "add") {
        const made = await owner.post(`/api/studio/modules/${module?.id}/lessons`, { title: "New" });
        if (made.status === 201) {
          const lesson = (await made.json()) as { id: string };
          await owner.post(`/api/studio/lessons/${lesson.id}/publish`, { revision: 0 });
        }
      }
      if (each.do === "move") {
        const shown = modules.filter(({ isArchived }) => !isArchived);
        const all = shown.flatMap((one) => one.lessons.filter(({ isArchived }) => !isArchived));
        const turned = [
          ...all.slice(each.at % (all.length || 1)),
          ...all.slice(0, each.at % (all.length || 1)),
        ];
        const order = shown.map((one, index) => ({
          id: one.id,
          lessons: index === 0 ? turned.map((lesson) => lesson.id) : [],
        }));
        await put(`courses/${id}/order`, { revision, modules: order.reverse() });
      }
      if (each.do === "rewrite" && chosen) {
        const words = { title: "Anew", summary: "", minutes: 1, text: randomUUID() };
        const { revision: known } = (await (await owner.get(`/api/studio/lessons/${chosen.id}`)).json()) as {
          revision: number;
        };
        await put(`lessons/${chosen.id}/draft`, { ...words, revision: known });
        await owner.post(`/api/studio/lessons/${chosen.id}/publish`, { revision: known + 1 });
      }
      if (each.do === "drip")
        await put(`lessons/${chosen?.id}/settings`, { isFree: each.isFree, dripDays: 9, dripAt: null });
      if (each.do === "state")
        await put(`courses/${id}/state`, { state: each.isOut ? "published" : "archived" });
      if (each.do === "learn" && chosen) {
        const body = { courseId: id, lessonId: chosen.id, completed: true };
        const answer = await ann.post("/api/progress", body);
        if (answer.status === 200) {
          done.add(chosen.id);
          isCompleted ||= ((await answer.json()) as CourseProgress).completedAt !== null;
        }
      }
      if (each.do === "note" && chosen && !notes.has(chosen.id)) {
        const note = { text: `About ${chosen.id}`, baseRevision: 0 };
        const answer = await ann.send("PUT", `/api/lessons/${chosen.id}/note`, note);
        if (answer.status === 200) notes.set(chosen.id, note.text);
      }
    }
    const mine = <Table extends "lesson_progress" | "lesson_notes" | "enrollments">(table: Table) =>
      api.db
        .selectFrom(table as "lesson_progress")
        .selectAll()
        .where("user_id", "=", ann.id);
    const progress = await mine("lesson_progress").where("course_id", "=", id).execute();
    expect(new Set(progress.filter((row) => row.completed_at).map((row) => row.lesson_id))).toEqual(done);
    const kept = (await mine("lesson_notes").execute()) as unknown as { lesson_id: string; text: string }[];
    for (const [lesson, text] of notes) expect(kept.find((row) => row.lesson_id === lesson)?.text).toBe(text);
    const [enrollment] = await mine("enrollments").where("course_id", "=", id).execute();
    if (isCompleted) expect(enrollment?.completed_at).not.toBeNull();
    // What counts is what is published now.
    await put(`courses/${id}/state`, { state: "published" });
    const { modules, state } = await read();
    if (state !== "published") return;
    const shown = modules.flatMap((one) =>
      one.lessons.filter(({ isArchived, state: words }) => !isArchived && words !== "draft"),
    );
    const { completedLessons, totalLessons, completedAt } = (await (
      await ann.get(`/api/progress/${id}`)
    ).json()) as CourseProgress;
    expect([completedLessons, totalLessons]).toEqual([
      shown.filter((lesson) => done.has(lesson.id)).length,
      shown.length,
    ]);
    if (isCompleted) expect(completedAt).not.toBeNull();
  };
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), run), { numRuns: 10 });
});
