import { expect, test } from "vitest";
import { cleanPaste } from "./text-editor.tsx";

test("Word's own marks go, and its paragraphs with dots become a list", () => {
  const word = `<html xmlns:o="x"><head><style>p {color: red}</style></head><body><!--StartFragment-->
<p class=MsoNormal>Hello<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>·<span style='font:7.0pt'>&nbsp;&nbsp; </span></span><![endif]>One</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·<span>&nbsp; </span></span><![endif]>Two</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span>1.<span>&nbsp; </span></span><![endif]>First</p>
<!--EndFragment--></body></html>`;
  const clean = cleanPaste(word);
  expect(clean).not.toMatch(/o:p|style>|StartFragment|supportLists|·/);
  expect(clean).toContain("<ul><li><p>One</p></li><li><p>Two</p></li></ul>");
  expect(clean).toContain("<ol><li><p>First</p></li></ol>");
});

test("what comes from elsewhere stays as it is, but for what is no text", () => {
  expect(cleanPaste("<p>a <b>b</b></p><script>alert(1)</script>")).toBe("<p>a <b>b</b></p>");
});
