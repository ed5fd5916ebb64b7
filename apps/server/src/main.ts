import closeWithGrace from "close-with-grace";
import { DataDirectoryHeld } from "./platform/db/hold.ts";
import { createLogs } from "./platform/log/log.ts";
import { parseSettings, readEnvironment, SettingsError } from "./platform/settings.ts";
import { startServer } from "./start-server.ts";

try {
  const settings = parseSettings(readEnvironment());
  const logs = createLogs(settings.logLevel);
  const server = await startServer(settings, logs);
  closeWithGrace({ delay: 20_000, logger: false }, async ({ err, signal }) => {
    if (err) logs.log.fatal({ err }, "the server is stopping because of an error nobody caught");
    else console.log(`${signal}: finishing what is under way`);
    await server.stop();
    logs.flush();
  });

  const shown = settings.host === "127.0.0.1" ? settings.baseUrl : server.address;
  console.log(`Lightworker Academy is listening on ${shown}`);
  console.log(
    `database: ${server.database.engine === "postgres" ? "PostgreSQL" : `SQLite in ${settings.dataDir}`}`,
  );
  console.log(`mode: ${settings.isDemo ? "demo" : "live"}`);
  for (const { role, email, password } of server.sampleSignIns) {
    console.log(`sample ${role}: ${email} / ${password}`);
  }
  if (server.ownerLink) console.log(`owner link: ${server.ownerLink}`);
} catch (error) {
  console.error(`Lightworker Academy did not start: ${reason(error)}`);
  process.exit(1);
}

/** Mistakes of whoever runs it are one clear line; mistakes of ours come whole. */
function reason(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DataDirectoryHeld) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "EADDRINUSE") return `${error.message}. Set PORT to a free one, such as PORT=5001 npm start`;
  if (code === "EACCES" || code === "ECONNREFUSED" || code === "ENOSPC") return error.message;
  return error.stack ?? error.message;
}
