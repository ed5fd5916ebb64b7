import type { Cue } from "@academy/contract/learning/lessons";

const stamp = String.raw`(?:(\d{2,}):)?(\d{2}):(\d{2})\.(\d{3})`;
const timing = new RegExp(`^${stamp}[ \\t]+-->[ \\t]+${stamp}(?:[ \\t].*)?$`);

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&nbsp;": "\u00a0",
  "&lrm;": "\u200e",
  "&rlm;": "\u200f",
};

/** The cues of a WebVTT file as plain text, in the order of their beginnings; notes, styles and regions are passed over. */
export function parseCues(file: string): Cue[] {
  const blocks = file
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .split(/\n{2,}/);
  return blocks.flatMap(cueOf).sort((a, b) => a.startSeconds - b.startSeconds);
}

function cueOf(block: string): Cue[] {
  const lines = block.split("\n").filter((line) => line !== "");
  // A cue may have a name in the line before its times.
  const at = [0, 1].find((index) => timing.test(lines[index] ?? ""));
  if (at === undefined) return [];
  const [, ...times] = timing.exec(lines[at] ?? "") ?? [];
  const text = plain(lines.slice(at + 1).join("\n"));
  const [startSeconds, endSeconds] = [secondsOf(times.slice(0, 4)), secondsOf(times.slice(4))];
  return text && endSeconds > startSeconds ? [{ startSeconds, endSeconds, text }] : [];
}

const secondsOf = ([hours, minutes, seconds, thousandths]: (string | undefined)[]) =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;

/** Tags first: what is written as an entity is text, even if it looks like one. */
const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? entity)
    .trim();
