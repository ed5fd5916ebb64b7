import * as calls from "@academy/contract/calls/learning/workbooks";
import type { AnswersBody, AnswersView } from "@academy/contract/learning/workbooks";
import { callApi } from "../../../lib/api/api.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { localDay } from "../../../lib/text/local-day.ts";
import { NoPlaceError } from "../outbox/classify-failure.ts";
import type { PendingAnswer } from "../outbox/outbox-storage.ts";
import { joinAnswers } from "./join-answers.ts";

type Change = AnswersBody["changes"][number];
export type AnswerCalls = { put: (courseId: string, changes: Change[]) => Promise<AnswersView> };

/** What goes on when the page is left may weigh 64 KB altogether; a character takes up to three bytes. */
const maxLeavingCharacters = 15_000;

export const answerCalls: AnswerCalls = {
  put: (courseId, changes) =>
    callApi(calls.saveAnswers, {
      params: { courseId },
      body: { changes, localDay: localDay(new Date()) },
      keepalive: JSON.stringify(changes).length <= maxLeavingCharacters,
    }),
};

/** More often than this nobody else can have been faster by chance. */
const maxTries = 4;

/** What a page that is closed by now could not send. Where another device was faster, both texts are joined. */
export async function saveAnswer({ courseId, item, base, fields }: PendingAnswer, { put }: AnswerCalls) {
  let unsent = { base, fields };
  for (let tries = 1; Object.keys(unsent.fields).length > 0; tries += 1) {
    const change: Change = { item, baseRevision: unsent.base.revision, fields: unsent.fields };
    const { answers, overtaken, refused } = await put(courseId, [change]);
    if (refused.length > 0) throw new NoPlaceError(item);
    if (overtaken.length === 0) return;
    if (tries >= maxTries) throw new ApiError(409, "", "Conflict");
    const [current] = answers;
    const { fields: theirs = {}, revision = 0 } = current ?? {};
    unsent = {
      base: { text: theirs[""]?.text ?? "", revision },
      fields: joinAnswers(unsent, theirs).fields,
    };
  }
}
