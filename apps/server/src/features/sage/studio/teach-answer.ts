import { randomUUID } from "node:crypto";
import type { PageQuery } from "@academy/contract/paging";
import type { TaughtAnswerBody, TaughtAnswerPage, TaughtAnswerView } from "@academy/contract/sage";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { answerAskers } from "../../contact/public.ts";
import { questionKey } from "../exchanges/question-key.rules.ts";
import { listKeysLike } from "../exchanges/question-meanings.queries.ts";
import { listComplainedKeys, settleQuestions } from "./settled-questions.queries.ts";
import {
  deleteTaughtAnswer,
  insertTaughtAnswer,
  listTaughtAnswers,
  updateTaughtAnswer,
} from "./taught-answers.queries.ts";
import { taughtPassageId } from "./taught-passage.rules.ts";
import { renewTaughtVersion } from "./taught-version.ts";

export function teachAnswer(db: Db, body: TaughtAnswerBody, actor: Actor): Promise<TaughtAnswerView> {
  return inTransaction(db, async (tx) => {
    const id = randomUUID();
    await insertTaughtAnswer(tx, id, body, actor.now);
    await recordTaught(tx, "added", id, actor);
    return finish(tx, id, body, actor);
  });
}

export function changeAnswer(
  db: Db,
  id: string,
  body: TaughtAnswerBody,
  actor: Actor,
): Promise<TaughtAnswerView> {
  const { now } = actor;
  return inTransaction(db, async (tx) => {
    if (!(await updateTaughtAnswer(tx, id, body, now))) throw new AppError("NOT_FOUND");
    // Whoever found it bad got the words it had before.
    const complained = await listComplainedKeys(tx, taughtPassageId(id));
    await settleQuestions(tx, complained, { answerId: id, now });
    await recordTaught(tx, "changed", id, actor);
    return finish(tx, id, body, actor);
  });
}

export function deleteAnswer(db: Db, id: string, actor: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await deleteTaughtAnswer(tx, id))) throw new AppError("NOT_FOUND");
    await recordTaught(tx, "removed", id, actor);
    await renewTaughtVersion(tx, actor.now);
  });
}

/** A question that needs no answer, in whatever words. Its words are not noted: they are a visitor's. */
export function dismissQuestion(db: Db, key: string, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    await settleQuestions(tx, await listKeysLike(tx, key), { answerId: null, now });
    await recordAudit(tx, { by, action: "sage-question.dismissed", subject: { kind: "sage-question" } }, now);
  });
}

const recordTaught = (tx: Tx, verb: "added" | "changed" | "removed", id: string, { by, now }: Actor) =>
  recordAudit(tx, { by, action: `sage-answer.${verb}`, subject: { kind: "sage-answer", id } }, now);

async function finish(tx: Tx, id: string, body: TaughtAnswerBody, actor: Actor): Promise<TaughtAnswerView> {
  const { answersKey, question, answer, alsoAskedAs } = body;
  const { now } = actor;
  const keys = [question, ...alsoAskedAs].map(questionKey);
  if (answersKey !== undefined) keys.push(...(await listKeysLike(tx, answersKey)));
  await settleQuestions(tx, keys, { answerId: id, now });
  await answerAskers(tx, { keys, answer }, actor);
  await renewTaughtVersion(tx, now);
  return { id, question, answer, alsoAskedAs, updatedAt: now.toISOString() };
}

export function listAnswers(db: Db, query: PageQuery): Promise<TaughtAnswerPage> {
  return readPage(query, (request) => listTaughtAnswers(db, request), {
    cursorOf: ({ updatedAt, id }) => ({ at: updatedAt, id }),
    toItem: (answer) => ({ ...answer, updatedAt: answer.updatedAt.toISOString() }),
  });
}
