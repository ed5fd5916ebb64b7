import { defineCall } from "../../call.ts";
import { pageQuery } from "../../paging.ts";
import * as today from "../../studio/today.ts";

export const showToday = defineCall({
  method: "GET",
  path: "/api/studio/today",
  audience: "owners",
  summary: "What happened since the owner last looked, and what waits for her",
  answer: today.todayView,
});
export const noteVisit = defineCall({
  method: "POST",
  path: "/api/studio/today/visit",
  audience: "owners",
  summary: "Say that Today was looked at",
});
export const showPeriod = defineCall({
  method: "GET",
  path: "/api/studio/today/period",
  audience: "owners",
  summary: "The funnel, archetypes and revenue of the last 7, 30 or 90 days, of this month or of the last",
  query: today.periodQuery,
  answer: today.periodView,
});
export const listStuckLearners = defineCall({
  method: "GET",
  path: "/api/studio/today/stuck",
  audience: "owners",
  summary: "Learners who began a course and stopped, the latest first",
  query: pageQuery,
  answer: today.stuckPage,
});
export const retryFailedJob = defineCall({
  method: "POST",
  path: "/api/studio/today/failed-jobs/:id/retry",
  audience: "owners",
  summary: "Try something again that was given up, such as a mail",
  params: today.failedJobParams,
});
export const dropFailedJob = defineCall({
  method: "DELETE",
  path: "/api/studio/today/failed-jobs/:id",
  audience: "owners",
  summary: "Let go of something that was given up",
  params: today.failedJobParams,
});
export const backUpNow = defineCall({
  method: "POST",
  path: "/api/studio/today/backup",
  audience: "owners",
  summary: "Make a backup at once",
});
