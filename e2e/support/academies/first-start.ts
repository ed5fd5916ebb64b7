import { readFileSync } from "node:fs";
import { join } from "node:path";

type FirstStart = {
  sampleSignIns: { role: string; email: string; password: string }[];
  ownerLink: string;
  operatorUrl: string;
};

/** What an operator reads from the screen when the academy starts, and where journeys find theirs (`server.ts`). */
export const readFirstStart = (): FirstStart =>
  JSON.parse(readFileSync(join(process.env.JOURNEY_DATA_DIR ?? "", "first-start.json"), "utf8"));
