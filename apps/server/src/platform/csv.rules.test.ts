import { expect, test } from "vitest";
import { csvLine } from "./csv.rules.ts";

test("what a spreadsheet would run is text to it", () => {
  const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1", '=HYPERLINK("http://x","y")'];
  expect(formulas.map((text) => csvLine([text]))).toEqual([
    "'=1+1\r\n",
    "'+1\r\n",
    "'-1\r\n",
    "'@SUM(A1)\r\n",
    "'\t=1\r\n",
    '"\'\r=1"\r\n',
    "'＝1\r\n",
    '"\'=HYPERLINK(""http://x"",""y"")"\r\n',
  ]);
});

test("commas, quotes and ends of lines stay inside their field; everything else is as it was", () => {
  expect(csvLine(["a,b", 'say "hi"', "one\ntwo", "", "🌙 Noor", "<b>", "a=b"])).toBe(
    '"a,b","say ""hi""","one\ntwo",,🌙 Noor,<b>,a=b\r\n',
  );
});
