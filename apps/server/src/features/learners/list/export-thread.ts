import { servePieces } from "../../../platform/db/copying/serve-pieces.ts";
import { exportLearners, type LearnerExport } from "./export-learners.ts";

/** A thread of its own, as leads have one: nobody's request waits for it. */
servePieces<LearnerExport>(exportLearners);
