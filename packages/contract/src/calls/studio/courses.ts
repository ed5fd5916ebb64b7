import { defineCall } from "../../call.ts";
import {
  archivedBody,
  captionsBody,
  captionsSaved,
  courseCoverBody,
  courseFactsBody,
  courseOrderBody,
  coursePackageBody,
  courseStateBody,
  draftBody,
  draftSaved,
  lessonFilmBody,
  lessonSettingsBody,
  lessonVersionParams,
  madeThing,
  moduleBody,
  newTitle,
  openingBody,
  openingList,
  openingParams,
  publishBody,
  revised,
  studioCourse,
  studioCourseList,
  studioCourseParams,
  studioLesson,
  studioLessonParams,
  studioModuleParams,
  versionList,
  versionView,
} from "../../studio/courses.ts";

export const listStudioCourses = defineCall({
  method: "GET",
  path: "/api/studio/courses",
  audience: "editors",
  summary: "Every course, in the owner's order, whatever its state",
  answer: studioCourseList,
});
export const makeCourse = defineCall({
  method: "POST",
  path: "/api/studio/courses",
  audience: "editors",
  summary: "A new course, as a draft",
  body: newTitle,
  answer: madeThing,
  status: 201,
});
export const showStudioCourse = defineCall({
  method: "GET",
  path: "/api/studio/courses/:id",
  audience: "editors",
  summary: "A course with its modules and lessons, archived ones too",
  params: studioCourseParams,
  answer: studioCourse,
});
export const changeCourse = defineCall({
  method: "PUT",
  path: "/api/studio/courses/:id",
  audience: "editors",
  summary: "A course's title, description, difficulty and cover; CONFLICT if somebody else was faster",
  params: studioCourseParams,
  body: courseFactsBody,
  answer: revised,
});
export const changeCourseCover = defineCall({
  method: "PUT",
  path: "/api/studio/courses/:id/cover",
  audience: "editors",
  summary: "Put a picture of the library on the cover of a course, or the academy's own drawing again",
  params: studioCourseParams,
  body: courseCoverBody,
});
export const changeCourseState = defineCall({
  method: "PUT",
  path: "/api/studio/courses/:id/state",
  audience: "editors",
  summary: "Publish a course now or at a time, take it back or archive it",
  params: studioCourseParams,
  body: courseStateBody,
});
export const changeCoursePackage = defineCall({
  method: "PUT",
  path: "/api/studio/courses/:id/package",
  audience: "owners",
  summary: "Whether the complete academy opens a course; whoever has it keeps it",
  params: studioCourseParams,
  body: coursePackageBody,
});
export const arrangeCourse = defineCall({
  method: "PUT",
  path: "/api/studio/courses/:id/order",
  audience: "editors",
  summary: "The order of modules and lessons; CONFLICT if somebody else was faster",
  params: studioCourseParams,
  body: courseOrderBody,
  answer: revised,
});
export const makeModule = defineCall({
  method: "POST",
  path: "/api/studio/courses/:id/modules",
  audience: "editors",
  summary: "A new module at the end of a course",
  params: studioCourseParams,
  body: newTitle,
  answer: madeThing,
  status: 201,
});
export const changeModule = defineCall({
  method: "PUT",
  path: "/api/studio/modules/:id",
  audience: "editors",
  summary: "A module's title, description and when all of it opens",
  params: studioModuleParams,
  body: moduleBody,
});
export const archiveModule = defineCall({
  method: "PUT",
  path: "/api/studio/modules/:id/archived",
  audience: "editors",
  summary: "Put a module away with its lessons, or bring it back",
  params: studioModuleParams,
  body: archivedBody,
});
export const makeLesson = defineCall({
  method: "POST",
  path: "/api/studio/modules/:id/lessons",
  audience: "editors",
  summary: "A new lesson at the end of a module, as a draft",
  params: studioModuleParams,
  body: newTitle,
  answer: madeThing,
  status: 201,
});
export const showStudioLesson = defineCall({
  method: "GET",
  path: "/api/studio/lessons/:id",
  audience: "editors",
  summary: "A lesson as it is being written",
  params: studioLessonParams,
  answer: studioLesson,
});
export const saveDraft = defineCall({
  method: "PUT",
  path: "/api/studio/lessons/:id/draft",
  audience: "editors",
  summary: "Keep what is written; CONFLICT if somebody else was faster",
  params: studioLessonParams,
  body: draftBody,
  answer: draftSaved,
});
export const publishLesson = defineCall({
  method: "POST",
  path: "/api/studio/lessons/:id/publish",
  audience: "editors",
  summary: "Show learners what is written; CONFLICT if it is another revision by now",
  params: studioLessonParams,
  body: publishBody,
  answer: revised,
});
export const changeLessonSettings = defineCall({
  method: "PUT",
  path: "/api/studio/lessons/:id/settings",
  audience: "editors",
  summary: "Whether a lesson is a free preview, and when it opens",
  params: studioLessonParams,
  body: lessonSettingsBody,
});
export const changeLessonFilm = defineCall({
  method: "PUT",
  path: "/api/studio/lessons/:id/film",
  audience: "editors",
  summary: "What plays in a lesson, its poster and its chapters, once the lesson is published",
  params: studioLessonParams,
  body: lessonFilmBody,
});
export const changeLessonCaptions = defineCall({
  method: "PUT",
  path: "/api/studio/lessons/:id/captions",
  audience: "editors",
  summary: "The captions of a lesson's own film, as WebVTT; they are its transcript too",
  params: studioLessonParams,
  body: captionsBody,
  answer: captionsSaved,
});
export const archiveLesson = defineCall({
  method: "PUT",
  path: "/api/studio/lessons/:id/archived",
  audience: "editors",
  summary: "Put a lesson away, or bring it back; what learners did in it is kept",
  params: studioLessonParams,
  body: archivedBody,
});
export const listLessonVersions = defineCall({
  method: "GET",
  path: "/api/studio/lessons/:id/versions",
  audience: "editors",
  summary: "What a lesson said before, the newest first",
  params: studioLessonParams,
  answer: versionList,
});
export const showLessonVersion = defineCall({
  method: "GET",
  path: "/api/studio/lessons/:id/versions/:versionId",
  audience: "editors",
  summary: "One version of a lesson, with its text",
  params: lessonVersionParams,
  answer: versionView,
});
export const restoreLessonVersion = defineCall({
  method: "POST",
  path: "/api/studio/lessons/:id/versions/:versionId/restore",
  audience: "editors",
  summary: "Make a version the draft again; what was the draft goes to the history",
  params: lessonVersionParams,
  body: publishBody,
  answer: draftSaved,
});
export const listLessonOpenings = defineCall({
  method: "GET",
  path: "/api/studio/lessons/:id/openings",
  audience: "owners",
  summary: "For whom a lesson was opened before its time",
  params: studioLessonParams,
  answer: openingList,
});
export const openLessonFor = defineCall({
  method: "POST",
  path: "/api/studio/lessons/:id/openings",
  audience: "owners",
  summary: "Open a lesson to one learner now; twice is once",
  params: studioLessonParams,
  body: openingBody,
});
export const endLessonOpening = defineCall({
  method: "DELETE",
  path: "/api/studio/lessons/:id/openings/:userId",
  audience: "owners",
  summary: "Let a lesson open for that learner when it does for everybody",
  params: openingParams,
});
