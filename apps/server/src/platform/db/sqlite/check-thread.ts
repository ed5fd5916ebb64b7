import { parentPort, workerData } from "node:worker_threads";
import { findProblem } from "./damage.ts";

/** A thread of its own: the whole file is read, and nobody's request waits for it. */
parentPort?.postMessage(findProblem(workerData, "integrity_check"));
