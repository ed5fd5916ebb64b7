import { parentPort, workerData } from "node:worker_threads";
import { comeLast, measureWork } from "../../threads/make-way.ts";
import { type Db, openDatabase } from "../database.ts";

/** Where a thread finds the data that the server has open. */
export type DataPlace = { dataDir: string; databaseUrl?: string | undefined };
export type PieceTask<Query> = { place: DataPlace; query: Query };
export type PieceAnswer = { bytes: Uint8Array<ArrayBuffer> } | { count: number } | { failure: string };

type Make<Query> = (db: Db, query: Query, onEnd: (count: number) => void) => AsyncGenerator<string>;

/** The other side of `piecesOfThread`, with a connection of its own. It rests between pieces: visitors come first. */
export function servePieces<Query>(make: Make<Query>): void {
  comeLast();
  const { place, query } = workerData as PieceTask<Query>;
  const encoder = new TextEncoder();
  let count = 0;
  const pieces = readPieces();
  // One ahead of whoever reads.
  let next = pieces.next();
  next.catch(() => {});

  async function* readPieces() {
    const database = await openDatabase({ ...place, hold: false, log: { warn() {} } });
    try {
      const measured = measureWork(database.engine);
      const onEnd = (found: number) => {
        count = found;
      };
      for await (const piece of make(database.db, query, onEnd)) {
        const work = measured.work();
        yield piece;
        await measured.rest(work);
      }
    } finally {
      await database.close();
    }
  }

  async function answer(): Promise<PieceAnswer> {
    try {
      const { value, done } = await next;
      if (done) return { count };
      next = pieces.next();
      next.catch(() => {});
      return { bytes: encoder.encode(value) };
    } catch (error) {
      return { failure: String((error as Error).stack ?? error) };
    }
  }

  parentPort?.on("message", async () => {
    const piece = await answer();
    parentPort?.postMessage(piece, "bytes" in piece ? [piece.bytes.buffer] : []);
  });
}
