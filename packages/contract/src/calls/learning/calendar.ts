import { defineCall } from "../../call.ts";
import * as calendar from "../../learning/calendar.ts";

export const showCalendar = defineCall({
  method: "GET",
  path: "/api/calendar",
  audience: "members",
  summary: "The gatherings that one's benefits hold, to come or past; never the way in",
  query: calendar.calendarQuery,
  answer: calendar.calendarPage,
});
export const joinGathering = defineCall({
  method: "POST",
  path: "/api/calendar/:id/join",
  audience: "members",
  summary: "The way into a gathering, from shortly before it begins until it ends, for the entitled",
  params: calendar.calendarDateParams,
  answer: calendar.joinedDate,
});
export const setGoing = defineCall({
  method: "PUT",
  path: "/api/calendar/:id/going",
  audience: "members",
  summary: "Say that one will be there, or take it back",
  params: calendar.calendarDateParams,
  body: calendar.goingBody,
  answer: calendar.calendarDate,
});
export const askBeforehand = defineCall({
  method: "PUT",
  path: "/api/calendar/:id/question",
  audience: "members",
  summary: "Send in a question before a gathering, change it, or take it back",
  params: calendar.calendarDateParams,
  body: calendar.gatheringQuestionBody,
  answer: calendar.calendarDate,
});
export const downloadDate = defineCall({
  method: "GET",
  path: "/api/calendar/:id/date.ics",
  audience: "members",
  summary: "One date as a file for a calendar",
  params: calendar.calendarDateParams,
  answer: { mediaTypes: ["text/calendar"] },
});
export const showCalendarSettings = defineCall({
  method: "GET",
  path: "/api/calendar/settings",
  audience: "members",
  summary: "Whether reminders are sent, and the address from which calendars fetch one's own",
  answer: calendar.calendarSettings,
});
export const changeCalendarSettings = defineCall({
  method: "PUT",
  path: "/api/calendar/settings",
  audience: "members",
  summary: "Turn reminders on or off, or say in which time zone one is",
  body: calendar.calendarSettingsBody,
  answer: calendar.calendarSettings,
});
export const openCalendarAddress = defineCall({
  method: "POST",
  path: "/api/calendar/address",
  audience: "members",
  summary: "Make an address from which calendars fetch one's own; one that is there stays",
  answer: calendar.calendarSettings,
});
export const closeCalendarAddress = defineCall({
  method: "DELETE",
  path: "/api/calendar/address",
  audience: "members",
  summary: "End that address",
  answer: calendar.calendarSettings,
});
export const calendarFeed = defineCall({
  method: "GET",
  path: "/api/calendar-feeds/:file",
  audience: "everyone",
  summary:
    "Somebody's gatherings and sessions for their calendar program, for as long as they are entitled to any",
  params: calendar.calendarFeedParams,
  answer: { mediaTypes: ["text/calendar"] },
});
export const endReminders = defineCall({
  method: "POST",
  path: "/api/calendar-reminders/end",
  audience: "everyone",
  summary: "End the reminders of whoever the link in a mail was made for",
  body: calendar.remindersOffBody,
});
