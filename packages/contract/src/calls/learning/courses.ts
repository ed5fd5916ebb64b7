import { defineCall } from "../../call.ts";
import { courseList, courseParams, courseView } from "../../learning/courses.ts";

export const listCourses = defineCall({
  method: "GET",
  path: "/api/courses",
  audience: "everyone",
  summary: "The published courses, in the owner's order",
  answer: courseList,
});
export const showCourse = defineCall({
  method: "GET",
  path: "/api/courses/:id",
  audience: "members",
  summary: "A course's outline; films and files only for the entitled",
  params: courseParams,
  answer: courseView,
});
export const courseCover = defineCall({
  method: "GET",
  path: "/api/courses/:id/cover.svg",
  audience: "everyone",
  summary: "A course's cover",
  params: courseParams,
  answer: { mediaTypes: ["image/svg+xml"] },
});
