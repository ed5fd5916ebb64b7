import { AppError } from "../../../platform/errors.ts";
import { parseCues } from "../web-vtt.rules.ts";

const wrong = (message: string) => new AppError("BAD_REQUEST", { field: "vtt", message });

/** What a browser reads as WebVTT and people can read along: a file of another kind is told so. */
export function checkCaptions(given: string): { text: string; lines: number } {
  const text = given
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .toWellFormed();
  if (/^\s*1\n\d{2}:\d{2}:\d{2},\d{3} -->/.test(text)) {
    throw wrong("This is an SRT file. Please save the captions as WebVTT (.vtt).");
  }
  if (!/^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(text) || text.includes("\0")) {
    throw wrong("This isn’t a WebVTT file. It has to begin with WEBVTT.");
  }
  const lines = parseCues(text).length;
  if (lines === 0) throw wrong("There are no captions in this file.");
  const timings = text.split("\n").filter((line) => line.includes("-->")).length;
  if (timings > lines)
    throw wrong(`${timings - lines} of ${timings} captions can’t be read. Please check their times.`);
  return { text, lines };
}
