import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type Running, startProduct } from "../processes.ts";
import { atMost, type Row } from "../report.ts";

const questions = [
  "What does the Blueprint cost?",
  "i work night shifts and have two kids, how many minutes a day is it",
  "can i get my money back if the alumni group isnt for me",
  "my pasword doesnt work any more what now",
  "How do I renew my passport?",
  "Is the certificate recognized in my country? I run a small clinic and need something to show.",
];
const asked = 300;

/** How long Sage support takes to answer without a model, one question after the other, and what knowing it all costs. */
export async function measureSage(dataDir: string): Promise<Row[]> {
  const product = await startProduct("bench/product.ts", dataDir);
  await wait(3000);
  const without = residentMegabytes(product);
  const times: number[] = [];
  // The first ones meet code that has never run.
  for (let index = -30; index < asked; index++) {
    const message = questions[(index + questions.length * 5) % questions.length];
    const started = performance.now();
    const answer = await fetch(`${product.url}/api/chat`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`/api/chat answered ${answer.status}`);
    if (index >= 0) times.push(performance.now() - started);
  }
  await wait(3000);
  const more = residentMegabytes(product) - without;
  await product.stop();
  const slow = times.toSorted((one, other) => one - other)[Math.floor(asked * 0.95)] ?? Number.NaN;
  return [
    atMost("POST /api/chat without a model, 95th percentile", slow, "ms", 20),
    atMost("memory that Sage support's knowledge adds", more, "MB", 60),
  ];
}

function residentMegabytes({ child }: Running): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1000;
}
