import { expect, test } from "vitest";
import { nameAs, sniff } from "./sniff.rules.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");
const none = Buffer.alloc(0);
const typeOf = (head: string, tail = "") => sniff(bytes(head), bytes(tail))?.contentType;

test.each([
  ["\xff\xd8\xff\xe0....JFIF", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n....IHDR", "image/png"],
  ["RIFF....WEBPVP8 ", "image/webp"],
  ["\0\0\0\x1cftypavif", "image/avif"],
  ["\0\0\0\x1cftypisom", "video/mp4"],
  ["\0\0\0\x14ftypqt  ", "video/mp4"],
  ["\0\0\0\x1cftypM4A ", "audio/mp4"],
  ["\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm", "video/webm"],
  ["OggS\0\x02", "audio/ogg"],
  ["ID3\x04\0", "audio/mpeg"],
  ["\xff\xfb\x90\x64", "audio/mpeg"],
  ["%PDF-1.7\n", "application/pdf"],
])("%j is %s", (head, type) => {
  expect(typeOf(head)).toBe(type);
});

test("an archive is told by what is in it", () => {
  expect(typeOf("PK\x03\x04", "..word/document.xml..")).toContain("wordprocessingml");
  expect(typeOf("PK\x03\x04", "..notes.txt..")).toBe("application/zip");
});

test.each([
  ["markup", "<!doctype html><script>alert(1)</script>"],
  ["SVG", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">'],
  ["SVG after a declaration", '<?xml version="1.0"?><svg>'],
  ["a GIF that is a script as well", "GIF89a/*....*/=1;alert(1)"],
  ["a script", "alert(1)"],
  ["markup before a PDF", "<html>%PDF-1.7"],
  ["markup before an archive", "<html>PK\x03\x04"],
  ["a program", "\x7fELF"],
  ["a picture of a phone that no browser shows", "\0\0\0\x1cftypheic"],
  ["a film that plays in no browser", "\x1a\x45\xdf\xa3\x9fB\x82\x88matroska"],
  ["two bytes that mean nothing", "\xff\xff\xff\xff"],
  ["nothing", ""],
])("%s is refused", (_, head) => {
  expect(sniff(bytes(head), none)).toBeUndefined();
});

test("a name ends as what it is", () => {
  expect(nameAs("evil.html", "pdf")).toBe("evil.pdf");
  expect(nameAs("Week 1. Notes.docx", "docx")).toBe("Week 1. Notes.docx");
  expect(nameAs("Zoë 🌿", "jpg")).toBe("Zoë 🌿.jpg");
  expect(nameAs(".html", "png")).toBe(".html.png");
});
