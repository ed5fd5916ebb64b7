import { defineCall } from "../../call.ts";
import {
  courseProgress,
  enrollmentList,
  learningQuery,
  learningView,
  progressBody,
  progressParams,
} from "../../learning/progress.ts";

export const showProgress = defineCall({
  method: "GET",
  path: "/api/progress/:courseId",
  audience: "members",
  summary: "How far one is in a course",
  params: progressParams,
  answer: courseProgress,
});
export const saveProgress = defineCall({
  method: "POST",
  path: "/api/progress",
  audience: "members",
  summary: "Mark a lesson, or say how far one has come; the same body twice changes nothing",
  body: progressBody,
  answer: courseProgress,
});
export const listEnrollments = defineCall({
  method: "GET",
  path: "/api/my-enrollments",
  audience: "members",
  summary: "One's courses, the newest first",
  answer: enrollmentList,
});
export const showLearning = defineCall({
  method: "GET",
  path: "/api/my-learning",
  audience: "members",
  summary: "Watch time, streak and achievements",
  query: learningQuery,
  answer: learningView,
});
