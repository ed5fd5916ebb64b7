import { Worker } from "node:worker_threads";
import { compiledCode } from "../../compiled-code.ts";
import type { PieceAnswer, PieceTask } from "./serve-pieces.ts";

/** Far more than a few pieces take; with more, what is used up would only be cleared away later. */
const littleMemory = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/**
 * What a program in a thread of its own reads from the database, piece by piece: while it reads and writes lines, visitors
 * are answered as fast as ever. The next piece is made while one is sent, and no more than that lies in memory.
 */
export async function* piecesOfThread<Query>(
  program: URL,
  task: PieceTask<Query>,
  onEnd: (count: number) => void,
): AsyncGenerator<Uint8Array> {
  const thread = new Worker(program, {
    workerData: task,
    env: { ...process.env, ...compiledCode() },
    resourceLimits: littleMemory,
  });
  try {
    for (;;) {
      const answer = nextAnswer(thread);
      thread.postMessage("next");
      const piece = await answer;
      if ("failure" in piece) throw new Error(piece.failure);
      if ("count" in piece) return onEnd(piece.count);
      yield piece.bytes;
    }
  } finally {
    // Also when whoever reads has gone.
    await thread.terminate();
  }
}

function nextAnswer(thread: Worker): Promise<PieceAnswer> {
  return new Promise((resolve, reject) => {
    const done = () => {
      thread.off("message", take).off("error", fail).off("exit", leave);
    };
    const take = (answer: PieceAnswer) => {
      done();
      resolve(answer);
    };
    const fail = (error: unknown) => {
      done();
      reject(error);
    };
    const leave = () => fail(new Error("the thread that reads ended"));
    thread.on("message", take).on("error", fail).on("exit", leave);
  });
}
