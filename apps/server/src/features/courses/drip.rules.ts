/** When something opens to those who have the course: so many days after they got it, or at a time. Neither: at once. */
export type Drip = { dripDays: number | null; dripAt: Date | null };

/** A lesson opens once its module has. */
export type LessonDrip = Drip & { moduleDripDays: number | null; moduleDripAt: Date | null };

const dayMs = 24 * 60 * 60 * 1000;

type AccessStart = { heldSince: Date | null; publishedFrom: Date | null };

/** Nobody waits for days that passed before the course was there. */
export function opensAt({ dripDays, dripAt }: Drip, { heldSince, publishedFrom }: AccessStart): Date | null {
  if (dripAt) return dripAt;
  if (dripDays === null || heldSince === null) return null;
  const since = Math.max(heldSince.getTime(), publishedFrom?.getTime() ?? 0);
  return new Date(since + dripDays * dayMs);
}

export function lessonOpensAt(lesson: LessonDrip, since: AccessStart): Date | null {
  const { moduleDripDays, moduleDripAt } = lesson;
  const own = opensAt(lesson, since);
  const itsModule = opensAt({ dripDays: moduleDripDays, dripAt: moduleDripAt }, since);
  return own && itsModule ? (own > itsModule ? own : itsModule) : (own ?? itsModule);
}

export const isDripped = (lesson: LessonDrip): boolean =>
  (lesson.dripDays ?? lesson.dripAt ?? lesson.moduleDripDays ?? lesson.moduleDripAt) !== null;
