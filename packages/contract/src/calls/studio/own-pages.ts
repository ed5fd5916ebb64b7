import { defineCall } from "../../call.ts";
import * as own from "../../visitors/own-pages.ts";

export const listOwnPages = defineCall({
  method: "GET",
  path: "/api/studio/own-pages",
  audience: "editors",
  summary: "The pages that were made here, and how each of them stands",
  answer: own.ownPageList,
});
export const makeOwnPage = defineCall({
  method: "POST",
  path: "/api/studio/own-pages",
  audience: "editors",
  summary: "Begin a page at an address; nobody else sees it yet",
  body: own.newOwnPageBody,
  answer: own.madeOwnPage,
  status: 201,
});
export const showOwnPage = defineCall({
  method: "GET",
  path: "/api/studio/own-pages/:id",
  audience: "editors",
  summary: "A page that was made here: its draft, and what was published when",
  params: own.ownPageParams,
  answer: own.ownPageView,
});
export const saveOwnPage = defineCall({
  method: "PUT",
  path: "/api/studio/own-pages/:id/draft",
  audience: "editors",
  summary: "Keep what was written of a page; nobody else sees it yet",
  params: own.ownPageParams,
  body: own.ownPageDraftBody,
  answer: own.ownPageSaved,
});
export const discardOwnPage = defineCall({
  method: "POST",
  path: "/api/studio/own-pages/:id/discard",
  audience: "editors",
  summary: "Forget the draft; a page that was never published is gone with it",
  params: own.ownPageParams,
  body: own.ownPageBasedOn,
});
export const previewOwnPage = defineCall({
  method: "POST",
  path: "/api/studio/own-pages/:id/preview",
  audience: "editors",
  summary: "The page as its draft has it, to be looked at",
  params: own.ownPageParams,
  answer: own.ownPagePreview,
});
export const publishOwnPage = defineCall({
  method: "POST",
  path: "/api/studio/own-pages/:id/publish",
  audience: "editors",
  summary: "Show the draft to everybody, at its address; the address it had before leads there",
  params: own.ownPageParams,
  body: own.ownPageBasedOn,
});
export const restoreOwnPage = defineCall({
  method: "POST",
  path: "/api/studio/own-pages/:id/restore",
  audience: "editors",
  summary: "Show again what was shown at a revision",
  params: own.ownPageParams,
  body: own.ownPageRestoreBody,
});
export const unpublishOwnPage = defineCall({
  method: "POST",
  path: "/api/studio/own-pages/:id/unpublish",
  audience: "editors",
  summary: "Take the page down: its address answers that it is gone",
  params: own.ownPageParams,
  body: own.ownPageBasedOn,
});
export const listRedirects = defineCall({
  method: "GET",
  path: "/api/studio/redirects",
  audience: "editors",
  summary: "Addresses that lead to another one, or that are gone for good",
  query: own.redirectQuery,
  answer: own.redirectPage,
});
export const addRedirect = defineCall({
  method: "POST",
  path: "/api/studio/redirects",
  audience: "editors",
  summary: "Let an address lead to another one of the academy",
  body: own.redirectBody,
});
export const removeRedirect = defineCall({
  method: "DELETE",
  path: "/api/studio/redirects/:id",
  audience: "editors",
  summary: "Let an address lead nowhere again",
  params: own.redirectParams,
});
