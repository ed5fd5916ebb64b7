import type { AnswersBody, AnswersView } from "@academy/contract/learning/workbooks";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { type Member, requireEntitled } from "../access/public.ts";
import { findLesson, opensLater } from "../courses/public.ts";
import { recordActivity, recordVisit } from "../progress/public.ts";
import { listAnswers, type StoredAnswer, writeAnswer } from "./answers.queries.ts";
import {
  isAcceptable,
  isOvertaken,
  isSame,
  type PlacedItem,
  placeItems,
  withWritten,
} from "./answers.rules.ts";
import { listOpenWorkbooks } from "./open-workbooks.ts";

type Change = AnswersBody["changes"][number];
type Writer = { userId: string; courseId: string; now: Date };
type Outcome = { answer: StoredAnswer } | "refused" | { overtakenBy: StoredAnswer };

/** Nothing that another device wrote meanwhile is overwritten, and what arrives twice changes nothing. To write is to learn. */
export async function saveAnswers(
  db: Db,
  member: Member,
  { courseId, changes, localDay, now }: AnswersBody & { courseId: string; now: Date },
): Promise<AnswersView> {
  await requireEntitled(db, member, courseId, now);
  const writer = { userId: member.id, courseId, now };
  const { books } = await listOpenWorkbooks(db, member, courseId, now);
  const places = placeItems(books);
  // Always in one order: of two batches neither waits for the other.
  const inOrder = [...changes].sort((one, other) => (one.item < other.item ? -1 : 1));
  return inTransaction(db, async (tx) => {
    const items = [...new Set(inOrder.map(({ item }) => item))];
    const known = new Map((await listAnswers(tx, writer, items)).map((answer) => [answer.item, answer]));
    const outcomes: { change: Change; outcome: Outcome }[] = [];
    for (const change of inOrder) {
      const outcome = await saveOne(tx, writer, change, {
        place: places.get(change.item),
        known: known.get(change.item),
      });
      if (outcome !== "refused" && "answer" in outcome) known.set(change.item, outcome.answer);
      outcomes.push({ change, outcome });
    }
    const lesson = inOrder.map(({ item }) => places.get(item)?.lesson).findLast((each) => each !== undefined);
    const isWritten = outcomes.some(({ outcome }) => outcome !== "refused" && "answer" in outcome);
    if (isWritten && lesson !== undefined && (await isOpenNow(tx, member, { courseId, lesson, now }))) {
      await recordActivity(tx, {
        ...writer,
        lessonId: lesson,
        at: now.toISOString(),
        localDay,
        exercise: "begun",
      });
    } else if (isWritten) await recordVisit(tx, writer, now);
    return toView(outcomes);
  });
}

type LessonContext = { courseId: string; lesson: string; now: Date };

/** A lesson that was begun stays open, so one that opens later is not begun by filling in its part of a workbook. */
async function isOpenNow(
  tx: Tx,
  member: Member,
  { courseId, lesson: id, now }: LessonContext,
): Promise<boolean> {
  const lesson = await findLesson(tx, id);
  if (lesson?.courseId !== courseId || lesson.isDraft || lesson.archivedAt) return false;
  const later = await opensLater(tx, member, { courseId, lessons: [lesson], isOpen: true, now });
  return later.size === 0;
}

/** Tried again while others write the same item at the same moment. */
const maxTries = 5;

async function saveOne(
  tx: Tx,
  writer: Writer,
  { item, fields, baseRevision }: Change,
  { place, known: first }: { place: PlacedItem | undefined; known: StoredAnswer | undefined },
): Promise<Outcome> {
  let known = first;
  const asked = place?.asked ?? known?.asked;
  if (!asked || !isAcceptable(fields, place, known)) return "refused";
  for (let tries = 1; ; tries += 1) {
    const before = known?.fields ?? {};
    const revision = known?.revision ?? 0;
    if (known && isSame({ ...before, ...fields }, before)) return { answer: known };
    if (known && isOvertaken(fields, baseRevision, known)) return { overtakenBy: known };
    const next = withWritten(before, fields, writer.now);
    if (known && isSame(next, before)) return { answer: known };
    const answer = { item, fields: next, asked };
    if (await writeAnswer(tx, { ...writer, ...answer, baseRevision: revision })) {
      return { answer: { ...answer, revision: revision + 1 } };
    }
    if (tries >= maxTries) throw new Error(`the answer ${item} never came to rest`);
    [known] = await listAnswers(tx, writer, [item]);
  }
}

function toView(outcomes: { change: Change; outcome: Outcome }[]): AnswersView {
  const view = {
    answers: new Map<string, StoredAnswer>(),
    overtaken: new Set<string>(),
    refused: new Set<string>(),
  };
  for (const { change, outcome } of outcomes) {
    if (outcome === "refused") view.refused.add(change.item);
    else if ("answer" in outcome) view.answers.set(change.item, outcome.answer);
    else {
      view.overtaken.add(change.item);
      view.answers.set(change.item, outcome.overtakenBy);
    }
  }
  return {
    answers: [...view.answers.values()].map(({ item, fields, revision }) => ({ item, fields, revision })),
    overtaken: [...view.overtaken],
    refused: [...view.refused],
  };
}
