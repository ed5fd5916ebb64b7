import { expect, test } from "vitest";
import { renderMail } from "./index.ts";
import type { QuizResultProps } from "./quiz-result.tsx";

const baseUrl = "https://academy.example.com";
const props: QuizResultProps = {
  firstName: "Maria",
  primary: "teacher",
  secondary: "mother",
  strength: 72,
  resultUrl: `${baseUrl}/test-results?r=abc`,
  isCareless: false,
};
const render = (more: Partial<QuizResultProps> = {}) =>
  renderMail({ template: "quiz-result", props: { ...props, ...more } }, { baseUrl });

test("it tells the result, leads to it and to the blueprint, and says why it came", async () => {
  const { subject, html, text } = await render();

  expect(subject).toBe("Your archetype: The Sacred Teacher");
  expect(html).toContain(`href="${props.resultUrl}"`);
  expect(html).toContain(`href="${baseUrl}/healers-roadmap?archetype=teacher"`);
  for (const words of [
    "Dear Maria,",
    "Your answers point clearly to the Sacred Teacher, with the Divine Mother in support.",
    "Your report is attached",
    "This week, write down the question people ask you most",
    "entered at the end of the quiz",
    "unless the box for news was checked",
    "it is not diagnostic",
  ]) {
    expect(text).toContain(words);
  }
});

test("it claims no more than the answers do", async () => {
  expect((await render({ strength: 97 })).text).toContain(
    "a blend of the Sacred Teacher and the Divine Mother",
  );
  expect((await render({ isCareless: true })).text).toContain("a first sketch");
  expect((await render({ strength: 0 })).text).toContain("You answered too little");
});

test("a name stays text, and never reaches the subject", async () => {
  const { subject, html } = await render({ firstName: '<a href="https://evil.example">Ann</a>' });

  expect(html).not.toContain('href="https://evil.example"');
  expect(subject).not.toContain("evil");
  expect((await render({ firstName: "" })).text).toContain("Hello,");
});
