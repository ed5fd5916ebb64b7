export const coursePath = (id: string) => `/course/${encodeURIComponent(id)}`;

/** The lesson opens where this person left it, on whatever device that was. */
export const lessonPath = (courseId: string, lessonId: string) =>
  `${coursePath(courseId)}/lesson/${encodeURIComponent(lessonId)}`;

/** A workbook to fill in. */
export const workbookPath = (courseId: string, slug: string) =>
  `${coursePath(courseId)}/workbook/${encodeURIComponent(slug)}`;
