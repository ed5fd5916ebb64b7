import { setTimeout as wait } from "node:timers/promises";
import { isAPIError } from "better-auth/api";
import type { Database } from "../../platform/db/database.ts";

const tries = 4;

/**
 * The library hides why it failed. Asking the database itself fails in the way that everyone recognises as "away";
 * when it answers, a connection was lost just now and asking again helps.
 */
export async function askAuth<Result>(
  { ping }: Pick<Database, "ping">,
  ask: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (!isAPIError(error) || error.statusCode < 500 || attempt === tries) throw error;
      await ping();
      await wait(attempt * 20);
    }
  }
}
