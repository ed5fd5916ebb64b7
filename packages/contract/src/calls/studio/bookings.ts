import { defineCall } from "../../call.ts";
import { bookingParams as params } from "../../learning/bookings.ts";
import { pageQuery } from "../../paging.ts";
import * as bookings from "../../studio/bookings.ts";

export const showSessionHours = defineCall({
  method: "GET",
  path: "/api/studio/bookings/hours",
  audience: "owners",
  summary: "When the owner has time for sessions",
  answer: bookings.sessionHoursView,
});
export const saveSessionHours = defineCall({
  method: "PUT",
  path: "/api/studio/bookings/hours",
  audience: "owners",
  summary: "Say when there is time for sessions, by which rules and where",
  body: bookings.saveHoursBody,
  answer: bookings.sessionHoursView,
});
export const listBookings = defineCall({
  method: "GET",
  path: "/api/studio/bookings",
  audience: "owners",
  summary: "Booked sessions: those to come, those that are over, those that were canceled",
  query: bookings.bookingListQuery,
  answer: bookings.bookingRows,
});
export const listUnbooked = defineCall({
  method: "GET",
  path: "/api/studio/bookings/unbooked",
  audience: "owners",
  summary: "Who holds a session and hasn’t booked it, the longest first",
  query: pageQuery,
  answer: bookings.unbookedPage,
});
export const offerSession = defineCall({
  method: "POST",
  path: "/api/studio/bookings/offers",
  audience: "owners",
  summary: "Write to somebody that their session can be booked; once a week at most",
  body: bookings.offerSessionBody,
});
export const showBooking = defineCall({
  method: "GET",
  path: "/api/studio/bookings/:id",
  audience: "owners",
  summary: "One session: who, when, what they wrote, what they share",
  params,
  answer: bookings.bookingDetail,
});
export const showShared = defineCall({
  method: "GET",
  path: "/api/studio/bookings/:id/shared",
  audience: "owners",
  summary: "What a learner shares of one workbook or plan for a session",
  params,
  query: bookings.sharedQuery,
  answer: bookings.sharedView,
});
export const moveBooking = defineCall({
  method: "PUT",
  path: "/api/studio/bookings/:id/time",
  audience: "owners",
  summary: "Move a session, and say why",
  params,
  body: bookings.moveBookingBody,
});
export const cancelBooking = defineCall({
  method: "POST",
  path: "/api/studio/bookings/:id/cancel",
  audience: "owners",
  summary: "Cancel a session and say why; the learner can book another",
  params,
  body: bookings.cancelBookingBody,
});
export const setBookingLink = defineCall({
  method: "PUT",
  path: "/api/studio/bookings/:id/link",
  audience: "owners",
  summary: "Give one session a meeting link of its own",
  params,
  body: bookings.bookingLinkBody,
});
export const showMadeShelf = defineCall({
  method: "GET",
  path: "/api/studio/learners/:id/made",
  audience: "owners",
  summary: "What was made for one learner, the newest first",
  params,
  query: pageQuery,
  answer: bookings.madeShelf,
});
export const writeMade = defineCall({
  method: "POST",
  path: "/api/studio/learners/:id/made",
  audience: "owners",
  summary: "Write a note for one learner; they are told by mail",
  params,
  body: bookings.writeMadeBody,
});
export const handOverFile = defineCall({
  method: "POST",
  path: "/api/studio/learners/:id/made/files",
  audience: "owners",
  summary: "Hand a file over to one learner; they are told by mail",
  params,
  query: bookings.handOverQuery,
  body: { mediaTypes: ["application/octet-stream"] },
});
export const openMadeFileAsOwner = defineCall({
  method: "GET",
  path: "/api/studio/made/:id/file",
  audience: "owners",
  summary: "A file that was made for a learner",
  params,
  answer: { mediaTypes: ["application/octet-stream"] },
});
export const removeMade = defineCall({
  method: "DELETE",
  path: "/api/studio/made/:id",
  audience: "owners",
  summary: "Take back what was made for a learner, and its file",
  params,
});
