import { defineCall } from "../../call.ts";
import { madeThing, revised } from "../../studio/courses.ts";
import {
  bookDraftBody,
  bookList,
  bookOrderBody,
  bookParams,
  bookPublishBody,
  bookSaved,
  bookVersionList,
  bookVersionParams,
  bookVersionView,
  courseBooksParams,
  newBookBody,
  studioBook,
} from "../../studio/workbooks.ts";

export const listBooks = defineCall({
  method: "GET",
  path: "/api/studio/courses/:id/workbooks",
  audience: "editors",
  summary: "The workbooks and templates of a course, drafts too, in the owner's order",
  params: courseBooksParams,
  answer: bookList,
});
export const makeBook = defineCall({
  method: "POST",
  path: "/api/studio/courses/:id/workbooks",
  audience: "editors",
  summary: "A new workbook at the end of a course, as a draft",
  params: courseBooksParams,
  body: newBookBody,
  answer: madeThing,
  status: 201,
});
export const arrangeBooks = defineCall({
  method: "PUT",
  path: "/api/studio/courses/:id/workbooks/order",
  audience: "editors",
  summary: "The order of a course's workbooks; CONFLICT if there are others by now",
  params: courseBooksParams,
  body: bookOrderBody,
});
export const showBook = defineCall({
  method: "GET",
  path: "/api/studio/workbooks/:id",
  audience: "editors",
  summary: "A workbook as it is being written",
  params: bookParams,
  answer: studioBook,
});
export const saveBookDraft = defineCall({
  method: "PUT",
  path: "/api/studio/workbooks/:id/draft",
  audience: "editors",
  summary: "Keep what is written; CONFLICT if somebody else was faster",
  params: bookParams,
  body: bookDraftBody,
  answer: bookSaved,
});
export const publishBook = defineCall({
  method: "POST",
  path: "/api/studio/workbooks/:id/publish",
  audience: "editors",
  summary: "Show learners what is written; what they have filled in is kept, whatever was taken out",
  params: bookParams,
  body: bookPublishBody,
  answer: revised,
});
export const withdrawBook = defineCall({
  method: "POST",
  path: "/api/studio/workbooks/:id/withdraw",
  audience: "editors",
  summary: "Make a workbook a draft again; what learners wrote in it stays theirs to read",
  params: bookParams,
});
export const deleteBook = defineCall({
  method: "DELETE",
  path: "/api/studio/workbooks/:id",
  audience: "editors",
  summary: "Delete a workbook that was never published",
  params: bookParams,
});
export const listBookVersions = defineCall({
  method: "GET",
  path: "/api/studio/workbooks/:id/versions",
  audience: "editors",
  summary: "What a workbook said before, the newest first",
  params: bookParams,
  answer: bookVersionList,
});
export const showBookVersion = defineCall({
  method: "GET",
  path: "/api/studio/workbooks/:id/versions/:versionId",
  audience: "editors",
  summary: "One version of a workbook, with its items",
  params: bookVersionParams,
  answer: bookVersionView,
});
export const restoreBookVersion = defineCall({
  method: "POST",
  path: "/api/studio/workbooks/:id/versions/:versionId/restore",
  audience: "editors",
  summary: "Make a version the draft again; what was the draft goes to the history",
  params: bookVersionParams,
  body: bookPublishBody,
  answer: bookSaved,
});
