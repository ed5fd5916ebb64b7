import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { defineJob, handleJob, type JobHandler, type PeriodicJob } from "../../../platform/jobs/job.ts";
import { deleteSettledWithoutExchanges } from "../studio/settled-questions.queries.ts";
import { deleteMeaningsBefore } from "../understanding/meaning/meanings.queries.ts";
import { deleteExchangesBefore } from "./exchanges.queries.ts";
import { keptSince } from "./exchanges.rules.ts";
import { deleteQuestionMeaningsBefore } from "./question-meanings.queries.ts";

const forgetExchanges = defineJob("chat.forget-exchanges", z.object({}) as z.ZodType<Record<string, never>>);
const hour = 60 * 60 * 1000;
/** What is still said is worked out again then; what nobody says any more is gone. */
const meaningsKeptMs = 180 * 24 * hour;
const atOnce = 500;

export const forgetExchangesHourly: PeriodicJob = { job: forgetExchanges, everyMs: hour };

/** After 30 days nothing is left of what somebody asked. */
export function handleForgetExchanges({ db, now }: { db: Db; now: Clock }): JobHandler {
  return handleJob(forgetExchanges, async () => {
    const before = keptSince(now());
    // In small bites with room between them: SQLite answers without ever letting anybody else have a turn.
    while ((await deleteExchangesBefore(db, before, atOnce)) === atOnce) await nextTurn();
    await deleteSettledWithoutExchanges(db);
    await deleteQuestionMeaningsBefore(db, before);
    await deleteMeaningsBefore(db, new Date(now().getTime() - meaningsKeptMs));
  });
}
