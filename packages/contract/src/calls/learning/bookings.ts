import { defineCall } from "../../call.ts";
import * as bookings from "../../learning/bookings.ts";

const { bookingParams: params } = bookings;

export const showSessions = defineCall({
  method: "GET",
  path: "/api/booked-sessions",
  audience: "members",
  summary: "The sessions one can book, the rules, and those that are to come",
  answer: bookings.sessionsView,
});
export const listPastSessions = defineCall({
  method: "GET",
  path: "/api/booked-sessions/past",
  audience: "members",
  summary: "One’s sessions that are over or canceled, the newest first",
  query: bookings.pastSessionsQuery,
  answer: bookings.bookingPage,
});
export const listFreeTimes = defineCall({
  method: "GET",
  path: "/api/booked-sessions/times",
  audience: "members",
  summary: "When a session can be booked, two weeks at a time",
  query: bookings.freeTimesQuery,
  answer: bookings.freeTimesView,
});
export const bookSession = defineCall({
  method: "POST",
  path: "/api/booked-sessions",
  audience: "members",
  summary: "Book a session at a free time; CONFLICT where somebody was faster",
  body: bookings.bookBody,
  answer: bookings.bookingView,
  status: 201,
});
export const moveSession = defineCall({
  method: "PUT",
  path: "/api/booked-sessions/:id/time",
  audience: "members",
  summary: "Move one’s session to another free time, as long as the rules allow",
  params,
  body: bookings.moveBody,
  answer: bookings.bookingView,
});
export const cancelSession = defineCall({
  method: "POST",
  path: "/api/booked-sessions/:id/cancel",
  audience: "members",
  summary: "Cancel one’s session, as long as the rules allow",
  params,
});
export const saveIntake = defineCall({
  method: "PUT",
  path: "/api/booked-sessions/:id/intake",
  audience: "members",
  summary: "Change what one wrote for a session, and whether to be reminded",
  params,
  body: bookings.intakeBody,
  answer: bookings.bookingView,
});
export const joinSession = defineCall({
  method: "GET",
  path: "/api/booked-sessions/:id/join",
  audience: "members",
  summary: "On to the meeting, shortly before it and while it lasts, for whoever booked it",
  params,
  answer: "redirect",
});
export const downloadSessionCalendar = defineCall({
  method: "GET",
  path: "/api/booked-sessions/:id/calendar",
  audience: "members",
  summary: "One’s session as a calendar file, without its link",
  params,
  answer: { mediaTypes: ["text/calendar"] },
});
export const showSharing = defineCall({
  method: "GET",
  path: "/api/booked-sessions/:id/sharing",
  audience: "members",
  summary: "What one can share with the owner for a session, and what is shared",
  params,
  query: bookings.sharingQuery,
  answer: bookings.sharingView,
});
export const saveSharing = defineCall({
  method: "PUT",
  path: "/api/booked-sessions/:id/sharing",
  audience: "members",
  summary: "Share parts of a course’s workbooks and plan for a session, and take others back",
  params,
  body: bookings.shareBody,
});
export const listMade = defineCall({
  method: "GET",
  path: "/api/made-for-you",
  audience: "members",
  summary: "What was made for oneself, the newest first",
  query: bookings.pastSessionsQuery,
  answer: bookings.madePage,
});
export const openMadeFile = defineCall({
  method: "GET",
  path: "/api/made-for-you/:id/file",
  audience: "members",
  summary: "A file that was made for oneself",
  params,
  query: bookings.madeFileQuery,
  answer: { mediaTypes: ["application/octet-stream"] },
});
