import { parentPort } from "node:worker_threads";

/** Stands in for the documents' thread where that is to fail: by what it is asked for it answers, hangs, works on or ends. */
parentPort?.on("message", ({ id, args }: { id: number; args: string[] }) => {
  if (args[0] === "end") process.exit(1);
  if (args[0] === "throw") throw new Error("a bug");
  if (args[0] === "work") {
    const { user, system } = process.threadCpuUsage();
    parentPort?.postMessage({ id, usedMs: (user + system) / 1000, budgetMs: 200 });
    for (;;);
  }
  if (args[0] !== "hang") parentPort?.postMessage({ id, value: args[0] });
});
