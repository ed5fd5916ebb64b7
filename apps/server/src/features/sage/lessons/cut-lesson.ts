import { sentencesOf } from "../understanding/tokens.ts";
import type { LessonText } from "./lessons.queries.ts";

export type LessonPiece = { id: string; title: string; url: string; text: string };

const fewestWords = 12;

/** A lesson in pieces of a paragraph each, without the signs of Markdown; lists stay with what introduces them. */
export function cutLesson({ id, title, url, text }: LessonText): LessonPiece[] {
  const pieces: string[] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    const plain = withoutMarks(paragraph);
    if (plain === "") continue;
    const last = pieces.at(-1);
    const isShort = last !== undefined && last.split(" ").length < fewestWords;
    if (isShort || (last !== undefined && /:$/.test(last))) pieces[pieces.length - 1] = `${last} ${plain}`;
    else pieces.push(plain);
  }
  return pieces.map((piece, index) => ({ id: `${id}/${index}`, title, url, text: piece }));
}

function withoutMarks(markdown: string): string {
  return markdown
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d{1,3}[.)])\s+/gm, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`~]{1,3}/g, "")
    .replace(/<[^>]*>/g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^[-=|: ]+$/.test(line))
    .map((line) => (sentencesOf(line).length > 0 && !/[.!?:;,…”]$/.test(line) ? `${line}.` : line))
    .join(" ");
}
