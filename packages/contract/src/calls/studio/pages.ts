import { defineCall } from "../../call.ts";
import * as pages from "../../studio/pages.ts";

export const listPages = defineCall({
  method: "GET",
  path: "/api/studio/pages",
  audience: "editors",
  summary: "The pages whose words can be changed, and how each of them stands",
  answer: pages.pageList,
});
export const showPage = defineCall({
  method: "GET",
  path: "/api/studio/pages/:id",
  audience: "editors",
  summary: "The words of a page: as the academy began with them, as they are published, and the draft",
  params: pages.pageParams,
  answer: pages.pageWords,
});
export const saveDraft = defineCall({
  method: "PUT",
  path: "/api/studio/pages/:id/draft",
  audience: "editors",
  summary: "Keep what was written of a page’s words; nobody else sees it yet",
  params: pages.pageParams,
  body: pages.draftBody,
  answer: pages.draftSaved,
});
export const discardDraft = defineCall({
  method: "POST",
  path: "/api/studio/pages/:id/discard",
  audience: "editors",
  summary: "Forget the draft: the page goes on saying what is published",
  params: pages.pageParams,
  body: pages.basedOnBody,
});
export const previewPage = defineCall({
  method: "POST",
  path: "/api/studio/pages/:id/preview",
  audience: "editors",
  summary: "The page with the draft’s words, to be looked at and edited in place",
  params: pages.pageParams,
  answer: pages.pagePreview,
});
export const publishPage = defineCall({
  method: "POST",
  path: "/api/studio/pages/:id/publish",
  audience: "editors",
  summary: "Make the draft what the page says",
  params: pages.pageParams,
  body: pages.basedOnBody,
});
export const restorePage = defineCall({
  method: "POST",
  path: "/api/studio/pages/:id/restore",
  audience: "editors",
  summary: "Let the page say again what it said at a revision; at 0, what the academy began with",
  params: pages.pageParams,
  body: pages.restoreBody,
});
