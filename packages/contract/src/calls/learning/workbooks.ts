import { defineCall } from "../../call.ts";
import {
  answersBody,
  answersView,
  examplesParams,
  examplesView,
  filledParams,
  workbooksParams,
  workbooksView,
} from "../../learning/workbooks.ts";

export const showWorkbooks = defineCall({
  method: "GET",
  path: "/api/courses/:courseId/workbooks",
  audience: "members",
  summary: "A course's workbooks with what one has written in them, for the entitled",
  params: workbooksParams,
  answer: workbooksView,
});
export const saveAnswers = defineCall({
  method: "PUT",
  path: "/api/courses/:courseId/answers",
  audience: "members",
  summary: "Keep what was written in workbooks; names the questions another device was faster at",
  params: workbooksParams,
  body: answersBody,
  answer: answersView,
});
export const showExamples = defineCall({
  method: "GET",
  path: "/api/courses/:courseId/examples/:of",
  audience: "members",
  summary: "How made-up people have filled in an item of the workbooks, or the whole plan, for the entitled",
  params: examplesParams,
  answer: examplesView,
});
export const filledWorkbook = defineCall({
  method: "GET",
  path: "/api/courses/:courseId/workbooks/:slug/filled.pdf",
  audience: "members",
  summary: "A workbook with what one has written in it, to print; made anew each time",
  params: filledParams,
  answer: { mediaTypes: ["application/pdf"] },
});
