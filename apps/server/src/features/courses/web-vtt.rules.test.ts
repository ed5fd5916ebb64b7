import { expect, test } from "vitest";
import { parseCues } from "./web-vtt.rules.ts";

test("cues are read with names, settings, hours and several lines; all else is passed over", () => {
  const file = `WEBVTT - Captions

STYLE
::cue { color: red }

NOTE
00:00.000 is not a cue --> neither

first
00:01.000 --> 00:02.500 line:80% align:center
Good morning.

00:02.500 --> 00:04.000
Two lines,
one thought.


3
01:00:00.250 --> 01:00:01.000
An hour later.
`;

  expect(parseCues(file)).toEqual([
    { startSeconds: 1, endSeconds: 2.5, text: "Good morning." },
    { startSeconds: 2.5, endSeconds: 4, text: "Two lines,\none thought." },
    { startSeconds: 3600.25, endSeconds: 3601, text: "An hour later." },
  ]);
});

test("marks of order and other systems' line ends make no difference", () => {
  const file = "\ufeffWEBVTT\r\n\r\n00:00.000 --> 00:01.000\r\nOne\r\n\r\n00:01.000\t-->\t00:02.000\rTwo\r";

  expect(parseCues(file).map(({ text }) => text)).toEqual(["One", "Two"]);
});

test("what is said comes plain, in the order it is said", () => {
  const file = `WEBVTT

00:05.000 --> 00:06.000
<v Elena>Tea &amp; <b>toast</b>, &lt;b&gt; &amp;lt;</v>

00:01.000 --> 00:02.000
<00:01.500>Earlier&nbsp;on
`;

  expect(parseCues(file).map(({ text }) => text)).toEqual(["Earlier\u00a0on", "Tea & toast, <b> &lt;"]);
});

test("what is no cue is none", () => {
  for (const block of [
    "",
    "00:02.000 --> 00:01.000\nbackwards",
    "00:01.000 --> 00:02.000\n",
    "00:01.000 --> 00:02.000\n<b></b>",
    "00:01.00 --> 00:02.00\ntoo few digits",
    "00:01.000-->00:02.000\nno space",
    "a\nb\n00:01.000 --> 00:02.000\ntoo late",
  ]) {
    expect(parseCues(`WEBVTT\n\n${block}`), block).toEqual([]);
  }
});
