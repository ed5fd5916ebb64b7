import { planBookSlug } from "@academy/content/courses/plan-book";

export const coursePath = (id: string) => `/course/${encodeURIComponent(id)}`;

/** All shelves. */
export const recordingsPath = "/recordings";

/** The lesson opens where this person left it, on whatever device that was. */
export const lessonPath = (courseId: string, lessonId: string) =>
  `${coursePath(courseId)}/lesson/${encodeURIComponent(lessonId)}`;

/** A lesson at one of one's bookmarks. */
export const bookmarkPath = (courseId: string, lessonId: string, bookmarkId: string) =>
  `${lessonPath(courseId, lessonId)}#bookmark-${bookmarkId}`;

/** A lesson at a moment of its film. */
export const momentPath = (courseId: string, lessonId: string, seconds: number) =>
  `${lessonPath(courseId, lessonId)}#at-${Math.floor(seconds)}`;

export const planPath = (courseId: string) => `${coursePath(courseId)}/plan`;

/** A workbook to fill in; that of the printed plan is the plan. */
export const workbookPath = (courseId: string, slug: string) =>
  slug === planBookSlug ? planPath(courseId) : `${coursePath(courseId)}/workbook/${encodeURIComponent(slug)}`;

/** One item of it, or a tool in its lesson. */
export const itemPath = (
  courseId: string,
  place: { slug: string | null; lessonId: string | null; item: string },
) =>
  `${
    place.slug !== null
      ? workbookPath(courseId, place.slug)
      : place.lessonId
        ? lessonPath(courseId, place.lessonId)
        : coursePath(courseId)
  }#item-${place.item}`;
