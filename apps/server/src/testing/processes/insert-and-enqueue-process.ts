import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { z } from "zod";
import { openDatabase } from "../../platform/db/database.ts";
import { insertFile } from "../../platform/files/files.queries.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/**
 * Writes a row and its job, says so, and goes on until it is killed: for tests about losing nothing. Given a moment and a
 * number of rows, it ends itself in that moment of the row after them.
 */
// It never ends by itself, which is when compiled code is kept otherwise.
flushCompileCache();
const [dataDir = "", moment, rows] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir, log: console, hold: true });
const note = defineJob("test.note", z.object({ fileId: z.string() }));

let written = 0;
/** At once, as from outside: nothing is closed or flushed. */
const endAt = (here: "row" | "job" | "commit") => {
  if (here === moment && written === Number(rows)) process.kill(process.pid, "SIGKILL");
};

for (;;) {
  const id = randomUUID();
  const now = new Date();
  const file = {
    id,
    storageKey: id,
    name: "x".repeat(500),
    contentType: "text/plain",
    size: 1,
    sha256: "",
    isPublic: false,
  };
  await db.transaction().execute(async (tx) => {
    await insertFile(tx, file, now);
    endAt("row");
    await enqueue(tx, note, { fileId: id }, { now });
    endAt("job");
  });
  endAt("commit");
  // Synchronous: what the reader has seen was committed before.
  writeSync(1, `${id}\n`);
  written++;
}
