import { lessonToolsSlug } from "@academy/content/courses/tools/tool-mark";
import type { StudioBookRow } from "@academy/contract/studio/workbooks";
import type { WorkbookWords } from "../../resources/public.ts";

type BookColumns = {
  title: string;
  workbook: WorkbookWords | null;
  /** What is being written. */
  written: WorkbookWords | null;
};

/** The draft, or what is published where nobody has written since. */
export const writtenWords = ({ title, workbook, written }: BookColumns): WorkbookWords =>
  written ?? workbook ?? { title, subtitle: "", parts: [] };

export function stateOfBook({ workbook, written }: BookColumns): StudioBookRow["state"] {
  if (!workbook) return "draft";
  return written ? "changed" : "published";
}

export const itemsOf = ({ parts }: WorkbookWords) => parts.flatMap(({ items }) => [...items]);

/** The name that the address ends in and the file has; it stays when the title changes. */
export function fileNameFor(title: string, taken: readonly string[]): string {
  const plain = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-|-$/g, "");
  const base = plain || "workbook";
  const used = new Set([...taken.map((name) => name.toLowerCase()), `${lessonToolsSlug}.pdf`]);
  for (let count = 1; ; count += 1) {
    const name = `${count === 1 ? base : `${base}-${count}`}.pdf`;
    if (!used.has(name)) return name;
  }
}
