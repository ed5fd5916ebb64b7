import { defineCall } from "../../call.ts";
import {
  courseFileBody,
  courseFileList,
  courseFileParams,
  courseFilesParams,
} from "../../studio/course-files.ts";

export const listCourseFiles = defineCall({
  method: "GET",
  path: "/api/studio/courses/:id/files",
  audience: "editors",
  summary: "What learners of a course can download out of the library",
  params: courseFilesParams,
  answer: courseFileList,
});
export const addCourseFile = defineCall({
  method: "POST",
  path: "/api/studio/courses/:id/files",
  audience: "editors",
  summary: "Let learners of a course download something of the library",
  params: courseFilesParams,
  body: courseFileBody,
});
export const removeCourseFile = defineCall({
  method: "DELETE",
  path: "/api/studio/course-files/:id",
  audience: "editors",
  summary: "Take a file away from a course; it stays in the library",
  params: courseFileParams,
});
