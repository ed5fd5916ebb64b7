export const coursesPath = "/studio/courses";
export const studioCoursePath = (id: string) => `${coursesPath}/${id}`;
export const studioLessonPath = (courseId: string, id: string) => `${coursesPath}/${courseId}/lessons/${id}`;
export const previewPath = (courseId: string, id: string) => `${studioLessonPath(courseId, id)}/preview`;
export const studioWorkbookPath = (courseId: string, id: string) =>
  `${coursesPath}/${courseId}/workbooks/${id}`;
