import { defineCall } from "../../call.ts";
import { bookmarksQuery, bookmarksView } from "../../learning/bookmarks.ts";
import { librarySearchFound, librarySearchQuery } from "../../learning/library.ts";

export const searchLibrary = defineCall({
  method: "GET",
  path: "/api/my-library/search",
  audience: "members",
  summary: "Search one's open lessons, their transcripts, one's notes and answers, twenty hits at a time",
  query: librarySearchQuery,
  answer: librarySearchFound,
});
export const downloadWriting = defineCall({
  method: "GET",
  path: "/api/my-library/writing",
  audience: "members",
  summary: "Everything one wrote in notes and workbooks as one document to read and print",
  answer: { mediaTypes: ["text/html"] },
});
export const printWriting = defineCall({
  method: "GET",
  path: "/api/my-library/writing.pdf",
  audience: "members",
  summary: "The same to print; made anew each time",
  answer: { mediaTypes: ["application/pdf"] },
});
export const listBookmarks = defineCall({
  method: "GET",
  path: "/api/my-library/bookmarks",
  audience: "members",
  summary: "One's bookmarks in all lessons that are open, the newest first, twenty at a time",
  query: bookmarksQuery,
  answer: bookmarksView,
});
