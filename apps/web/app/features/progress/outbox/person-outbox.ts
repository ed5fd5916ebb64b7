import { saveBookmark } from "@academy/contract/calls/learning/lessons";
import { saveProgress } from "@academy/contract/calls/learning/progress";
import type { CourseProgress, ProgressBody } from "@academy/contract/learning/progress";
import type { QueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { deviceStorage, noStorage } from "../../../lib/storage/storage.ts";
import { localDay } from "../../../lib/text/local-day.ts";
import { OnlyLookingError, wornGuise } from "../../../lib/worn-guise.ts";
import { noteCalls, saveNote } from "../notes/save-note.ts";
import { certificatesQuery, enrollmentsQuery, learningQuery, progressQuery } from "../queries.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { outboxStorage, type PendingSave } from "./outbox-storage.ts";

const opened = new Map<string, Outbox>();

/** The one outbox of this person in this tab. It tries again whenever the line comes back. */
export function outboxOf(client: QueryClient, email: string): Outbox {
  const open = opened.get(email);
  if (open) return open;
  const outbox = createOutbox({
    items: outboxStorage(email, wornGuise() ? noStorage : deviceStorage),
    deliver: (pending, { isLeaving }) => asCall(client, () => deliver(client, pending, isLeaving)),
    wait: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  });
  window.addEventListener("online", () => void outbox.flush());
  opened.set(email, outbox);
  return outbox;
}

/** As a change known to the query client, which hears of it when the session is over. */
export async function asCall<Result>(client: QueryClient, call: () => Promise<Result>): Promise<Result> {
  if (wornGuise()) throw new OnlyLookingError();
  return client.getMutationCache().build(client, { mutationFn: call, gcTime: 0 }).execute(undefined);
}

async function deliver(client: QueryClient, pending: PendingSave, isLeaving: boolean): Promise<void> {
  if (pending.kind === "note") {
    await saveNote(pending, noteCalls);
    return;
  }
  if (pending.kind === "bookmark") {
    const { id, ...body } = pending.bookmark;
    await callApi(saveBookmark, {
      params: { id: pending.lessonId, bookmarkId: id },
      body,
      keepalive: isLeaving,
    });
    return;
  }
  if (pending.kind === "answer") {
    const { answerCalls, saveAnswer } = await import("../answers/save-answers.ts");
    await saveAnswer(pending, answerCalls);
    void client.invalidateQueries({ queryKey: learningQuery.queryKey });
    return;
  }
  const progress = await sendProgress(pending.body, isLeaving);
  takeProgress(client, pending.body.courseId, progress);
}

/** A clock that is months wrong must not cost anyone their progress: it then counts from when it arrives. */
async function sendProgress(body: ProgressBody, keepalive: boolean) {
  const send = (whole: ProgressBody) => callApi(saveProgress, { body: whole, keepalive });
  try {
    return await send(body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return send({ ...body, at: undefined, localDay: localDay(new Date()) });
  }
}

/** What the server answered is shown at once; lists that follow from it are asked for again where they are on show. */
function takeProgress(client: QueryClient, courseId: string, progress: CourseProgress) {
  client.setQueryData(progressQuery(courseId).queryKey, progress);
  for (const { queryKey } of [enrollmentsQuery, learningQuery, certificatesQuery]) {
    void client.invalidateQueries({ queryKey });
  }
}
