import { defineCall } from "../../call.ts";
import { bookmarkBody, bookmarkParams, savedBookmark } from "../../learning/bookmarks.ts";
import {
  lessonParams,
  lessonView,
  noteBody,
  noteView,
  playerQuery,
  videoQuery,
} from "../../learning/lessons.ts";

export const showLesson = defineCall({
  method: "GET",
  path: "/api/lessons/:id",
  audience: "members",
  summary: "A lesson, for the entitled",
  params: lessonParams,
  answer: lessonView,
});
export const lessonVideo = defineCall({
  method: "GET",
  path: "/api/lessons/:id/video",
  audience: "members",
  summary: "A lesson's film, ranges and all, for the entitled",
  params: lessonParams,
  query: videoQuery,
  answer: { mediaTypes: ["video/mp4", "video/webm", "audio/mpeg", "audio/mp4", "audio/ogg", "audio/webm"] },
});
export const lessonPlayer = defineCall({
  method: "GET",
  path: "/api/lessons/:id/player",
  audience: "members",
  summary: "The player of a lesson's film that comes from a video host, for the entitled and for a frame",
  params: lessonParams,
  query: playerQuery,
  answer: { mediaTypes: ["text/html"] },
});
export const lessonCaptions = defineCall({
  method: "GET",
  path: "/api/lessons/:id/captions.vtt",
  audience: "members",
  summary: "The captions of a lesson's film, for the entitled",
  params: lessonParams,
  answer: { mediaTypes: ["text/vtt"] },
});
export const saveNote = defineCall({
  method: "PUT",
  path: "/api/lessons/:id/note",
  audience: "members",
  summary: "Keep the learner's own note; CONFLICT if another device was faster",
  params: lessonParams,
  body: noteBody,
  answer: noteView,
});
export const saveBookmark = defineCall({
  method: "PUT",
  path: "/api/lessons/:id/bookmarks/:bookmarkId",
  audience: "members",
  summary: "Keep or remove a bookmark in a lesson; of two devices the later one stands",
  params: bookmarkParams,
  body: bookmarkBody,
  answer: savedBookmark,
});
