import { carryOutOrder, openOrder, orderTakingBack } from "../platform/backups/by-button/carry-out.ts";
import { systemClock } from "../platform/clock.ts";
import type { Logs } from "../platform/log/log.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { startServer } from "../start-server.ts";
import { openClosedServer } from "./closed-server.ts";
import type { Overrides } from "./overrides.ts";

/** How often a process looks whether a restore was ordered, here or in another. It is one file. */
const lookEveryMs = 500;

type Server = Awaited<ReturnType<typeof startServer>>;

/**
 * The server, for as long as it is wanted. Where the owner has ordered a restore it stops, lets the backup take the place of
 * what is there, and starts again on that; an order that a killed process left is carried out before anybody is served.
 */
export async function keepRunning(settings: Settings, logs: Logs, overrides: Overrides = {}) {
  let isStopping = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let port = settings.port;
  let turn: Promise<void> = Promise.resolve();
  if (openOrder(settings)) await closeAndCarryOut();
  let server: Server = await startOrTakeBack();
  port = Number(new URL(server.address).port);

  async function closeAndCarryOut(): Promise<void> {
    const closed = await openClosedServer({ host: settings.host, port });
    try {
      await carryOutOrder({ settings, now: overrides.now ?? systemClock, log: logs.log });
    } finally {
      await closed.close();
    }
  }

  /** What was found whole may still be nothing to start on: then what was there before is put back. */
  async function startOrTakeBack(): Promise<Server> {
    const start = () => startServer({ ...settings, port }, logs, overrides);
    try {
      return await start();
    } catch (error) {
      if (!orderTakingBack(settings)) throw error;
      logs.log.error({ err: error }, "the academy could not start on what was restored: it is taken back");
      await closeAndCarryOut();
      return start();
    }
  }

  async function look(): Promise<void> {
    if (openOrder(settings)) {
      await server.stop();
      isClosed = true;
      await closeAndCarryOut();
      // Asked to end meanwhile, it does.
      if (isStopping) return;
      server = await startOrTakeBack();
      isClosed = false;
    }
  }

  const lookAgain = () => {
    timer = setTimeout(() => {
      turn = look().then(lookAgainUnlessStopping, endProcess);
    }, lookEveryMs);
    timer.unref();
  };
  const lookAgainUnlessStopping = () => {
    if (!isStopping) lookAgain();
  };
  const endProcess = (error: unknown) => {
    logs.log.fatal({ err: error }, "the academy could not start again after a restore");
    logs.flush();
    process.exit(1);
  };
  lookAgain();

  return {
    current: () => server,
    async stop(): Promise<void> {
      isStopping = true;
      clearTimeout(timer);
      await turn;
      if (!isClosed) await server.stop();
    },
  };
}
