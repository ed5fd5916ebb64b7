import type { StudioLessonRow, StudioModule } from "@academy/contract/studio/courses";

/** The modules and lessons that learners can come to see, in their order. */
export type Arrangement = { module: StudioModule; lessons: StudioLessonRow[] }[];

export const arrangementOf = (modules: readonly StudioModule[]): Arrangement =>
  modules
    .filter(({ isArchived }) => !isArchived)
    .map((module) => ({ module, lessons: module.lessons.filter(({ isArchived }) => !isArchived) }));

/** What the server is told. */
export const orderOf = (arrangement: Arrangement) =>
  arrangement.map(({ module, lessons }) => ({ id: module.id, lessons: lessons.map(({ id }) => id) }));

export type LessonSlot = { moduleId: string; index: number };

export function slotOf(arrangement: Arrangement, lessonId: string): LessonSlot | undefined {
  for (const { module, lessons } of arrangement) {
    const index = lessons.findIndex(({ id }) => id === lessonId);
    if (index >= 0) return { moduleId: module.id, index };
  }
  return undefined;
}

/** The lesson at its new place; beyond the end is the end. The same again where nothing changes. */
export function moveLesson(arrangement: Arrangement, lessonId: string, to: LessonSlot): Arrangement {
  const from = slotOf(arrangement, lessonId);
  if (!from || (from.moduleId === to.moduleId && from.index === to.index)) return arrangement;
  const moved = arrangement
    .flatMap(({ lessons }) => lessons)
    .find(({ id }) => id === lessonId) as StudioLessonRow;
  return arrangement.map(({ module, lessons }) => {
    const others = lessons.filter(({ id }) => id !== lessonId);
    if (module.id !== to.moduleId) return { module, lessons: others };
    return { module, lessons: others.toSpliced(to.index, 0, moved) };
  });
}

/** One up or down, over the edge of a module into the next. */
export function stepLesson(arrangement: Arrangement, lessonId: string, by: -1 | 1): Arrangement {
  const from = slotOf(arrangement, lessonId);
  if (!from) return arrangement;
  const at = arrangement.findIndex(({ module }) => module.id === from.moduleId);
  const index = from.index + by;
  if (index >= 0 && index < (arrangement[at]?.lessons.length ?? 0)) {
    return moveLesson(arrangement, lessonId, { moduleId: from.moduleId, index });
  }
  const next = arrangement[at + by];
  if (!next) return arrangement;
  return moveLesson(arrangement, lessonId, {
    moduleId: next.module.id,
    index: by === 1 ? 0 : next.lessons.length,
  });
}

/** In the place of another one, which makes room. */
export function moveModule(arrangement: Arrangement, moduleId: string, overId: string): Arrangement {
  const at = arrangement.findIndex(({ module }) => module.id === moduleId);
  const to = arrangement.findIndex(({ module }) => module.id === overId);
  const moved = arrangement[at];
  if (!moved || to < 0 || to === at) return arrangement;
  return arrangement.toSpliced(at, 1).toSpliced(to, 0, moved);
}

export function stepModule(arrangement: Arrangement, moduleId: string, by: -1 | 1): Arrangement {
  const at = arrangement.findIndex(({ module }) => module.id === moduleId);
  return moveModule(arrangement, moduleId, arrangement[at + by]?.module.id ?? "");
}
