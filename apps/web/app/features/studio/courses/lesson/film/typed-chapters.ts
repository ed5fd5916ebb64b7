import type { Chapter } from "@academy/contract/learning/lessons";
import { formatPosition } from "../../../../../lib/text/format-duration.ts";

type Problem = { line: number; kind: "wrong" | "late" };

/** `1:30 The first question`, line by line; empty lines are passed over. */
export function readChapters(typed: string, lengthSeconds: number): Chapter[] | Problem {
  const chapters: Chapter[] = [];
  for (const [index, text] of typed.split("\n").entries()) {
    if (text.trim() === "") continue;
    const found = /^\s*(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)[\s–—-]+(\S.*)$/u.exec(text);
    if (!found) return { line: index + 1, kind: "wrong" };
    const [, hours = "0", minutes, seconds, title = ""] = found;
    const startSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    if (startSeconds >= lengthSeconds) return { line: index + 1, kind: "late" };
    chapters.push({ startSeconds, title: title.trim() });
  }
  return chapters;
}

export const writeChapters = (chapters: readonly Chapter[]) =>
  chapters.map(({ startSeconds, title }) => `${formatPosition(startSeconds)} ${title}`).join("\n");
