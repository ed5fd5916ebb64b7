import { randomUUID } from "node:crypto";
import type { Db } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";

type Options = {
  title?: string;
  isPublished?: boolean;
  lessons: number;
  /** The name of the film that each of them has. */
  film?: string;
};

/** A course of the owner's own, in two modules. */
export async function makeCourse(db: Db, options: Options) {
  const { title = "A course", isPublished = true, lessons, film } = options;
  const [id, now] = [randomUUID(), new Date()];
  await db
    .insertInto("courses")
    .values({
      id,
      title,
      description: "",
      difficulty: "Beginner",
      archetype: "teacher",
      position: 100,
      is_published: isPublished,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const modules = [randomUUID(), randomUUID()] as const;
  await db
    .insertInto("course_modules")
    .values(
      modules.map((each, position) => ({ id: each, course_id: id, position, title: "", description: "" })),
    )
    .execute();
  const addLesson = async (position: number, moduleId: string = modules[1]) => {
    const lessonId = randomUUID();
    await db
      .insertInto("lessons")
      .values({
        id: lessonId,
        course_id: id,
        module_id: moduleId,
        position,
        title: `Lesson ${position + 1}`,
        summary: "",
        minutes: 10,
        text: "",
        film: film ? asJson({ starter: film }) : null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    return lessonId;
  };
  const lessonIds: string[] = [];
  for (let position = 0; position < lessons; position++) {
    lessonIds.push(await addLesson(position, modules[position < lessons / 2 ? 0 : 1]));
  }
  return { id, lessonIds, addLesson };
}
