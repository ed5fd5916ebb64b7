import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { keepWriting, leaveFile, takeFile, wantFile } from "./writers.queries.ts";

/** A writer that has not been heard of for so long is gone, with its process. */
const silentMs = 6000;
const heardEveryMs = 1500;
const askEveryMs = 150;

type Deps = { db: Db; now: Clock };
type StoppableStream = { destroy(): unknown };

/** One writer for each upload's file, among all processes that share the database and the folder. */
export function makeWriters({ db, now }: Deps) {
  const untilFrom = (at: Date) => new Date(at.getTime() + silentMs);
  return {
    /** Runs `write` as the only one, and ends what it reads from when it has to stop. LOCKED while another writes. */
    async alone<Result>(
      id: string,
      bytes: StoppableStream,
      write: (isMine: () => boolean) => Promise<Result>,
    ) {
      const own = { id, writer: randomUUID() };
      let heardAt = performance.now();
      const at = now();
      if (!(await takeFile(db, own, at, untilFrom(at)))) throw new AppError("LOCKED");
      const stop = () => void bytes.destroy();
      const hearing = setInterval(async () => {
        const asked = performance.now();
        const isKept = await keepWriting(db, own, untilFrom(now())).catch(() => undefined);
        if (isKept) heardAt = asked;
        // Without an answer it goes on until the others take it for gone.
        else if (isKept === false) stop();
      }, heardEveryMs);
      try {
        return await write(() => performance.now() - heardAt < silentMs);
      } finally {
        clearInterval(hearing);
        await leaveFile(db, own);
      }
    },
    /** Waits until nobody writes, and tells whoever does. */
    async quiet(id: string): Promise<void> {
      const givesUpAt = performance.now() + 2 * silentMs;
      while (await wantFile(db, id, now())) {
        if (performance.now() > givesUpAt) throw new AppError("LOCKED");
        await pause(askEveryMs);
      }
    },
  };
}
