#!/usr/bin/env node
// The start script says `exec`, so that no shell stands between Ctrl-C and the server. Where the shell knows no such word
// (Windows), npm finds this program under that name: it runs the rest of the line and waits.
import { spawn } from "node:child_process";

const [program, ...args] = process.argv.slice(2);
process.on("SIGINT", () => {});
spawn(program, args, { stdio: "inherit", shell: process.platform === "win32" }).on("exit", (code) => {
  process.exit(code ?? 1);
});
