import { expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { openLogOutput } from "./log-output.ts";

const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });

/** A disk that takes so much at once, and nothing while it is full. */
function disk() {
  const state = { text: "", isFull: false, most: Number.POSITIVE_INFINITY, tries: 0 };
  const write = (_fd: number, bytes: Buffer, done: (error: Error | null, written: number) => void) => {
    state.tries++;
    const isFull = state.isFull;
    setImmediate(() => {
      if (isFull) return done(full, 0);
      const part = bytes.subarray(0, state.most);
      state.text += part.toString();
      done(null, part.length);
    });
  };
  return { state, output: openLogOutput({ write, flushMs: 5, againMs: 20 }) };
}

const linesOf = (text: string) => text.split("\n").filter(Boolean);

test("lines arrive whole and in order, however little is taken at once", async () => {
  const { state, output } = disk();
  state.most = 7;
  for (let count = 0; count < 50; count++) output.write(`line number ${count}\n`);
  await eventually(
    () => linesOf(state.text),
    (lines) => lines.length === 50 && state.text.endsWith("\n"),
  );
  expect(linesOf(state.text)).toEqual(Array.from({ length: 50 }, (_, count) => `line number ${count}`));
});

test("on a full disk lines are lost, which is said once there is room, and once", async () => {
  const { state, output } = disk();
  state.isFull = true;
  for (let count = 0; count < 3000; count++) output.write(`lost ${count}\n`);
  await eventually(
    () => state.tries,
    (tries) => tries > 2,
  );
  expect(state.text).toBe("");

  state.isFull = false;
  await eventually(
    () => state.text,
    (text) => text.endsWith("\n"),
  );
  output.write("kept\n");
  await eventually(
    () => state.text,
    (text) => text.includes("kept"),
  );
  const [notice = "", ...others] = linesOf(state.text);
  expect(JSON.parse(notice)).toMatchObject({ level: "warn", lost: 3000, msg: "log lines were lost" });
  expect(others).toEqual(["kept"]);
});

test("where nobody reads, so much waits and no more", async () => {
  const answers: ((error: Error | null, written: number) => void)[] = [];
  const output = openLogOutput({ write: (_fd, _bytes, done) => void answers.push(done), maxBytes: 10_000 });
  const before = process.memoryUsage().heapUsed;
  for (let count = 0; count < 200_000; count++) output.write(`${"x".repeat(99)}\n`);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(60 * 1024 * 1024);
  expect(answers).toHaveLength(1);
});
