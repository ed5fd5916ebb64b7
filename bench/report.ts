import { writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";

export type Row = {
  what: string;
  ours: number;
  baseline?: number;
  ratio?: number;
  unit: string;
  target?: string;
  isMet?: boolean;
};

type Rates = { ours: number; baseline: number; ratio: number };

export function ratioRow(what: string, { ours, baseline, ratio }: Rates, atLeast?: number): Row {
  const target = atLeast === undefined ? {} : { target: `at least ${atLeast}`, isMet: ratio >= atLeast };
  return { what, ours, baseline, ratio, unit: "requests/s", ...target };
}

export const atMost = (what: string, ours: number, unit: string, limit: number): Row => ({
  what,
  ours,
  unit,
  target: `at most ${limit}`,
  isMet: ours <= limit,
});

export const atLeast = (what: string, ours: number, unit: string, limit: number): Row => ({
  what,
  ours,
  unit,
  target: `at least ${limit}`,
  isMet: ours >= limit,
});

/** To the screen and, when everything was measured, into results.json; a missed target fails the run. */
export function report(rows: Row[], { isWhole }: { isWhole: boolean }): void {
  const shown = (value: number | undefined) =>
    value === undefined ? "" : value.toFixed(value >= 100 ? 0 : 2);
  console.table(
    rows.map(({ what, ours, baseline, ratio, unit, target, isMet }) => ({
      what,
      ours: `${shown(ours)} ${unit}`,
      baseline: baseline === undefined ? "" : `${shown(baseline)} ${unit}`,
      ratio: shown(ratio),
      target: target ? `${target}: ${isMet ? "met" : "MISSED"}` : "",
    })),
  );
  if (isWhole) keep(rows);
  if (rows.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}

function keep(rows: Row[]): void {
  const machine = {
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1e9),
  };
  const kept = { measuredAt: new Date().toISOString(), machine, rows };
  writeFileSync(join(import.meta.dirname, "results.json"), `${JSON.stringify(kept, null, 2)}\n`);
}
