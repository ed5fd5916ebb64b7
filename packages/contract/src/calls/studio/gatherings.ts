import { defineCall } from "../../call.ts";
import * as gatherings from "../../studio/gatherings.ts";
import { madeRecording } from "../../studio/recordings.ts";

export const listGatheringDates = defineCall({
  method: "GET",
  path: "/api/studio/gathering-dates",
  audience: "owners",
  summary: "The dates of all gatherings or of one, to come or past",
  query: gatherings.gatheringDatesQuery,
  answer: gatherings.gatheringDatePage,
});
export const listGatheringBenefits = defineCall({
  method: "GET",
  path: "/api/studio/gathering-benefits",
  audience: "owners",
  summary: "For which benefits there are gatherings, for a form",
  answer: gatherings.gatheringBenefits,
});
export const makeGathering = defineCall({
  method: "POST",
  path: "/api/studio/gatherings",
  audience: "owners",
  summary: "Put a gathering on the calendar, once or repeated",
  body: gatherings.gatheringBody,
  answer: gatherings.madeGathering,
  status: 201,
});
export const showGathering = defineCall({
  method: "GET",
  path: "/api/studio/gatherings/:id",
  audience: "owners",
  summary: "A gathering as it is written in its form",
  params: gatherings.gatheringParams,
  answer: gatherings.gatheringView,
});
export const changeGathering = defineCall({
  method: "PUT",
  path: "/api/studio/gatherings/:id",
  audience: "owners",
  summary: "Change a gathering; dates that are over or were moved by hand stay where they are",
  params: gatherings.gatheringParams,
  body: gatherings.gatheringChangeBody,
  answer: gatherings.gatheringView,
});
export const showGatheringDate = defineCall({
  method: "GET",
  path: "/api/studio/gathering-dates/:id",
  audience: "owners",
  summary: "One date of a gathering, with what is its own",
  params: gatherings.gatheringDateParams,
  answer: gatherings.gatheringDateDetail,
});
export const changeGatheringDate = defineCall({
  method: "PUT",
  path: "/api/studio/gathering-dates/:id",
  audience: "owners",
  summary: "Move one date, or give it a link and words of its own",
  params: gatherings.gatheringDateParams,
  body: gatherings.gatheringDateBody,
  answer: gatherings.gatheringDateDetail,
});
export const cancelGatheringDate = defineCall({
  method: "POST",
  path: "/api/studio/gathering-dates/:id/cancel",
  audience: "owners",
  summary: "Cancel one date, or it and all after it; whoever was to come is told",
  params: gatherings.gatheringDateParams,
  body: gatherings.cancelDateBody,
});
export const putUpRecording = defineCall({
  method: "POST",
  path: "/api/studio/gathering-dates/:id/recording",
  audience: "owners",
  summary:
    "Begin the recording of a date that is over, on the shelf of a benefit; one that was begun is answered again",
  params: gatherings.gatheringDateParams,
  body: gatherings.dateRecordingBody,
  answer: madeRecording,
});
export const sayUnrecorded = defineCall({
  method: "POST",
  path: "/api/studio/gathering-dates/:id/unrecorded",
  audience: "owners",
  summary: "Say that there is no recording of a date that is over",
  params: gatherings.gatheringDateParams,
  answer: gatherings.gatheringDateDetail,
});
export const listAttendees = defineCall({
  method: "GET",
  path: "/api/studio/gathering-dates/:id/attendees",
  audience: "owners",
  summary: "Who will be at a date, or the questions for it, in the order they came",
  params: gatherings.gatheringDateParams,
  query: gatherings.attendeeQuery,
  answer: gatherings.attendeePage,
});
