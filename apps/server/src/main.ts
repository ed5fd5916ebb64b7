import closeWithGrace from "close-with-grace";
import { DataDamaged } from "./platform/db/sqlite/damage.ts";
import { DataDirectoryLocked } from "./platform/db/sqlite/lock.ts";
import { createLogs } from "./platform/log/log.ts";
import { parseSettings, readEnvironment, SettingsError } from "./platform/settings/settings.ts";
import { keepRunning } from "./start/keep-running.ts";

// What can't be written, on a full disk or where nobody reads any more, is lost: that is nothing to stop for.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

try {
  const settings = parseSettings(readEnvironment());
  const logs = createLogs(settings.logLevel);
  const running = await keepRunning(settings, logs);
  const server = running.current();
  const grace = closeWithGrace({ delay: 20_000, logger: false, skip: [...stopSignals] }, async ({ err }) => {
    if (err) logs.log.fatal({ err }, "the server is stopping because of an error nobody caught");
    await running.stop();
    logs.flush();
  });
  onStopSignal(() => void grace.close());

  const shown = settings.host === "127.0.0.1" ? settings.baseUrl : server.address;
  console.log(`Lightworker Academy is listening on ${shown}`);
  console.log(
    `database: ${server.database.engine === "postgres" ? "PostgreSQL" : `SQLite in ${settings.dataDir}`}`,
  );
  console.log(`mode: ${settings.isDemo ? "demo" : "live"}`);
  if (!settings.smtpUrl) console.log(`email: saved at ${settings.baseUrl}/dev/mail`);
  for (const { role, email, password } of server.sampleSignIns) {
    console.log(`sample ${role}: ${email} / ${password}`);
  }
  if (server.ownerLink) console.log(`owner link: ${server.ownerLink}`);
} catch (error) {
  console.error(`Lightworker Academy did not start: ${reason(error)}`);
  process.exit(1);
}

/**
 * Listened to until the very end: npm passes on a Ctrl-C that the terminal has sent already, and the second one must not
 * find nobody listening. Asked again later than that, it means "now".
 */
function onStopSignal(stop: () => void): void {
  let askedAt: number | undefined;
  for (const name of stopSignals) {
    process.on(name, () => {
      if (askedAt !== undefined && Date.now() - askedAt > 1000) process.exit(1);
      if (askedAt !== undefined) return;
      askedAt = Date.now();
      console.log(`${name}: finishing work in progress`);
      stop();
    });
  }
}

/** Mistakes of whoever runs it are one clear line; mistakes of ours come whole. */
function reason(error: unknown): string {
  if (
    error instanceof SettingsError ||
    error instanceof DataDirectoryLocked ||
    error instanceof DataDamaged
  ) {
    return error.message;
  }
  if (!(error instanceof Error)) return String(error);
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "EEXIST" || code === "ENOTDIR")
    return `${error.message}. DATA_DIR has to be a directory, and what stands in its way is a file`;
  if (code === "EISDIR" || /unable to open database file/.test(error.message))
    return "academy.sqlite in DATA_DIR can’t be opened: it has to be a file that this account may read and write";
  if (/previously executed migration .* is missing/.test(error.message))
    return `the data was used by a newer version of the academy, and this one is older. Start that one, or restore a backup made with this one (${error.message})`;
  if (code === "EADDRINUSE") return `${error.message}. Set PORT to a free one, such as PORT=5001 npm start`;
  if (code === "EACCES" || code === "ECONNREFUSED" || code === "ENOSPC") return error.message;
  return error.stack ?? error.message;
}
