import { defineCall } from "../../call.ts";
import { pageQuery } from "../../paging.ts";
import * as quiz from "../../studio/quiz.ts";

export const showQuiz = defineCall({
  method: "GET",
  path: "/api/studio/quiz",
  audience: "editors",
  summary: "What the quiz says differently from its first version: as published, and in the draft",
  answer: quiz.quizView,
});
export const saveQuizDraft = defineCall({
  method: "PUT",
  path: "/api/studio/quiz/draft",
  audience: "editors",
  summary: "Keep what was written of the quiz’s texts; nobody else sees it yet",
  body: quiz.quizDraftBody,
  answer: quiz.quizDraftSaved,
});
export const discardQuizDraft = defineCall({
  method: "POST",
  path: "/api/studio/quiz/discard",
  audience: "editors",
  summary: "Forget the draft: the quiz goes on saying what is published",
  body: quiz.quizBasedOn,
});
export const publishQuiz = defineCall({
  method: "POST",
  path: "/api/studio/quiz/publish",
  audience: "editors",
  summary: "Make the draft the version that new attempts begin with",
  body: quiz.quizBasedOn,
});
export const restoreQuiz = defineCall({
  method: "POST",
  path: "/api/studio/quiz/restore",
  audience: "editors",
  summary: "Publish again what a version said; 1 is what the academy began with",
  body: quiz.quizRestore,
});
export const listQuizVersions = defineCall({
  method: "GET",
  path: "/api/studio/quiz/versions",
  audience: "editors",
  summary: "The versions of the quiz that were published, the newest first",
  query: pageQuery,
  answer: quiz.quizVersions,
});
export const showQuizVersion = defineCall({
  method: "GET",
  path: "/api/studio/quiz/versions/:number",
  audience: "editors",
  summary: "What a version of the quiz says, and what the one before it said",
  params: quiz.quizVersionParams,
  answer: quiz.quizVersionTexts,
});
