import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What somebody might type, and what must answer it: any of these passages, or "none" where the helper must decline. */
export type AskedQuestion = { question: string; ids: readonly string[] };

/** One question a line, after the ids of what answers it. */
export function readQuestions(file: string): AskedQuestion[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => {
    const [ids = "", question = ""] = line.split("\t");
    return { question, ids: ids.split(",") };
  });
}

/** Everything the helper practises on, by who asks; "written" are ways of asking that nobody asked in. The exam is not among it. */
export function readPractice(folder = import.meta.dirname): Map<string, AskedQuestion[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  return new Map(
    files.toSorted().map((name) => [name.replace(".tsv", ""), readQuestions(join(folder, name))]),
  );
}
