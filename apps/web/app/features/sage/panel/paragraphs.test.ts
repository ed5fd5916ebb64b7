import { expect, test } from "vitest";
import { paragraphsOf } from "./paragraphs.ts";

const readBlocks = (text: string) => paragraphsOf(text, "https://academy.example");
const read = (text: string) => readBlocks(text).map(({ lines }) => lines);

test("paragraphs and lines stay what they are", () => {
  expect(read("One.\r\n\r\n \nTwo,\nthree.\n\n")).toEqual([
    [[{ text: "One." }]],
    [[{ text: "Two," }], [{ text: "three." }]],
  ]);
});

test("lines that begin with a dash are a list", () => {
  expect(readBlocks("It has:\n- a course\n- [a page](/quiz)\nThat is all.\n\n5 - 3 is 2")).toEqual([
    { isList: false, lines: [[{ text: "It has:" }]] },
    { isList: true, lines: [[{ text: "a course" }], [{ text: "a page", to: "/quiz" }]] },
    { isList: false, lines: [[{ text: "That is all." }]] },
    { isList: false, lines: [[{ text: "5 - 3 is 2" }]] },
  ]);
});

test("pages of the academy become links, without the full stop after them", () => {
  expect(read("Write to us at /contact. Or see (/terms), or https://academy.example/quiz!")).toEqual([
    [
      [
        { text: "Write to us at " },
        { text: "/contact", to: "/contact" },
        { text: ". Or see (" },
        { text: "/terms", to: "/terms" },
        { text: "), or " },
        { text: "https://academy.example/quiz", to: "/quiz" },
        { text: "!" },
      ],
    ],
  ]);
  expect(read("See [our prices](/subscribe).")).toEqual([
    [[{ text: "See " }, { text: "our prices", to: "/subscribe" }, { text: "." }]],
  ]);
});

test.each([
  "and/or, 24/7, his/her and /or",
  "https://evil.example/contact",
  "[click](https://evil.example)",
  "[click](javascript:alert(1))",
  "[sign out](/api/logout)",
  "<a href='/contact'>a</a> <img src=x onerror=alert(1)>",
  "a/contact",
])("%s stays text", (text) => {
  expect(read(text)).toEqual([[[{ text }]]]);
});

test("nothing is one empty line", () => {
  expect(read("")).toEqual([[[{ text: "" }]]]);
});
