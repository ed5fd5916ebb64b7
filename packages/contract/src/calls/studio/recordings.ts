import { defineCall } from "../../call.ts";
import { madeThing } from "../../studio/courses.ts";
import {
  madeRecording,
  newRecording,
  newShelf,
  recordingBody,
  recordingParams,
  samplesPutAway,
  studioRecording,
  studioShelfList,
} from "../../studio/recordings.ts";

export const listShelves = defineCall({
  method: "GET",
  path: "/api/studio/shelves",
  audience: "editors",
  summary: "Every shelf of recordings, and what could have one",
  answer: studioShelfList,
});
export const makeShelf = defineCall({
  method: "POST",
  path: "/api/studio/shelves",
  audience: "owners",
  summary: "A shelf of recordings for a part of offers; whoever holds that can open it at once",
  body: newShelf,
  answer: madeThing,
  status: 201,
});
export const addRecording = defineCall({
  method: "POST",
  path: "/api/studio/recordings",
  audience: "editors",
  summary: "A new recording on a shelf, as a draft, perhaps of a date of a gathering",
  body: newRecording,
  answer: madeRecording,
  status: 201,
});
export const showStudioRecording = defineCall({
  method: "GET",
  path: "/api/studio/recordings/:id",
  audience: "editors",
  summary: "Whether people are told of a recording, and how many they are",
  params: recordingParams,
  answer: studioRecording,
});
export const changeRecording = defineCall({
  method: "PUT",
  path: "/api/studio/recordings/:id",
  audience: "editors",
  summary: "Whether those who hold the shelf are told when a recording is published",
  params: recordingParams,
  body: recordingBody,
});
export const putSamplesAway = defineCall({
  method: "POST",
  path: "/api/studio/shelves/samples/away",
  audience: "owners",
  summary: "Archive the sample recordings of a demo",
  answer: samplesPutAway,
});
