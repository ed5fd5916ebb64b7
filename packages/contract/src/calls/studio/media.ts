import { defineCall } from "../../call.ts";
import {
  madeUpload,
  mediaDetails,
  mediaFactsBody,
  mediaPage,
  mediaParams,
  mediaQuery,
  mediaSpace,
  uploadParams,
  uploadView,
} from "../../studio/media.ts";

export const beginUpload = defineCall({
  method: "POST",
  path: "/api/studio/uploads",
  audience: "editors",
  summary:
    "Begin a resumable upload (tus 1.0): its length and its name are in the headers Upload-Length and Upload-Metadata",
  answer: madeUpload,
  status: 201,
});
export const showUpload = defineCall({
  method: "GET",
  path: "/api/studio/uploads/:id",
  audience: "editors",
  summary: "How far an upload is and what became of it; HEAD answers its Upload-Offset (tus 1.0)",
  params: uploadParams,
  answer: uploadView,
});
export const receiveUpload = defineCall({
  method: "PATCH",
  path: "/api/studio/uploads/:id",
  audience: "editors",
  summary:
    "The next bytes of an upload, from its Upload-Offset on (tus 1.0); CONFLICT if that is not where it stands, LOCKED while other bytes of it arrive",
  params: uploadParams,
  body: { mediaTypes: ["application/offset+octet-stream"] },
});
export const endUpload = defineCall({
  method: "DELETE",
  path: "/api/studio/uploads/:id",
  audience: "editors",
  summary: "Give up an upload and forget what arrived of it (tus 1.0)",
  params: uploadParams,
});
export const listMedia = defineCall({
  method: "GET",
  path: "/api/studio/media",
  audience: "editors",
  summary: "The library: pictures, films, recordings and files, the newest first",
  query: mediaQuery,
  answer: mediaPage,
});
export const showMediaSpace = defineCall({
  method: "GET",
  path: "/api/studio/media-space",
  audience: "editors",
  summary: "How much space the library takes, and how much is free",
  answer: mediaSpace,
});
export const showMedia = defineCall({
  method: "GET",
  path: "/api/studio/media/:id",
  audience: "editors",
  summary: "One thing of the library, and where it is used",
  params: mediaParams,
  answer: mediaDetails,
});
export const changeMedia = defineCall({
  method: "PUT",
  path: "/api/studio/media/:id",
  audience: "editors",
  summary: "Its name, alternative text and focal point, wherever it is used",
  params: mediaParams,
  body: mediaFactsBody,
});
export const deleteMedia = defineCall({
  method: "DELETE",
  path: "/api/studio/media/:id",
  audience: "editors",
  summary: "Delete something that is used nowhere; CONFLICT where it is used",
  params: mediaParams,
});
export const mediaFile = defineCall({
  method: "GET",
  path: "/api/studio/media/:id/file",
  audience: "editors",
  summary: "The bytes of a film, a recording or a file, to look at it in the studio",
  params: mediaParams,
  answer: { mediaTypes: ["application/octet-stream"] },
});
export const libraryPicture = defineCall({
  method: "GET",
  path: "/media/:id",
  audience: "everyone",
  summary: "A picture as a lesson’s Markdown names it, in its middle size",
  params: mediaParams,
  answer: { mediaTypes: ["image/webp"] },
});
