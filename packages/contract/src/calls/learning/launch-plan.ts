import { defineCall } from "../../call.ts";
import {
  beginPlanBody,
  calendarAddress,
  calendarParams,
  finishPlanAnswer,
  finishPlanBody,
  planChangesAnswer,
  planChangesBody,
  planList,
  planParams,
  planView,
} from "../../learning/launch-plan.ts";

export const showPlan = defineCall({
  method: "GET",
  path: "/api/courses/:id/plan",
  audience: "members",
  summary: "The learner's launch plan in a course, for the entitled",
  params: planParams,
  answer: planView,
});
export const listPlans = defineCall({
  method: "GET",
  path: "/api/my-plans",
  audience: "members",
  summary: "The plans that the learner has begun in courses that are open to them",
  answer: planList,
});
export const beginPlan = defineCall({
  method: "POST",
  path: "/api/courses/:id/plan",
  audience: "members",
  summary:
    "Begin a plan on a Monday, with every box filled in as a suggestion; one that was begun before stays",
  params: planParams,
  body: beginPlanBody,
  answer: planView,
});
export const changePlan = defineCall({
  method: "POST",
  path: "/api/courses/:id/plan/changes",
  audience: "members",
  summary: "Make changes to the plan, in their order, each of them once",
  params: planParams,
  body: planChangesBody,
  answer: planChangesAnswer,
});
export const finishPlan = defineCall({
  method: "POST",
  path: "/api/courses/:id/plan/finish",
  audience: "members",
  summary: "Say that the plan is finished; with every lesson done, that completes the course",
  params: planParams,
  body: finishPlanBody,
  answer: finishPlanAnswer,
});
export const printPlan = defineCall({
  method: "GET",
  path: "/api/courses/:id/plan.pdf",
  audience: "members",
  summary: "The plan as a page for the cabinet door",
  params: planParams,
  answer: { mediaTypes: ["application/pdf"] },
});
export const downloadPlanCalendar = defineCall({
  method: "GET",
  path: "/api/courses/:id/plan.ics",
  audience: "members",
  summary: "The plan's Mondays, Fridays and day ninety as a calendar file",
  params: planParams,
  answer: { mediaTypes: ["text/calendar"] },
});
export const openPlanCalendar = defineCall({
  method: "PUT",
  path: "/api/courses/:id/plan/calendar",
  audience: "members",
  summary: "Make an address from which a calendar keeps the plan current",
  params: planParams,
  answer: calendarAddress,
});
export const closePlanCalendar = defineCall({
  method: "DELETE",
  path: "/api/courses/:id/plan/calendar",
  audience: "members",
  summary: "End the calendar's address; another one is another",
  params: planParams,
  answer: calendarAddress,
});
export const planCalendar = defineCall({
  method: "GET",
  path: "/api/calendars/:file",
  audience: "everyone",
  summary: "A plan as calendars fetch it: whoever has the address may read it",
  params: calendarParams,
  answer: { mediaTypes: ["text/calendar"] },
});
