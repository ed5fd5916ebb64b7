import { linkWords } from "@academy/content/mails/link-words";
import { quizMail } from "@academy/content/mails/quiz-mail";
import { welcomeMail } from "@academy/content/mails/welcome-mails";
import { expect, test } from "vitest";
import { renderMail } from "./index.ts";

const baseUrl = "https://academy.example.com";
const quiz = {
  template: "quiz-result",
  props: {
    firstName: "Maria",
    primary: "teacher",
    secondary: "mother",
    strength: 72,
    resultUrl: `${baseUrl}/test-results?r=abc`,
    isCareless: false,
  },
} as const;

test("what is being written of a letter is what is read, and the rest is as it was", async () => {
  const words = {
    ...quizMail.words,
    subject: "{archetype}, {firstName}",
    body: ["**Dear {firstName}**, {essence}", "{button}", "{outcome} {nobody}", "{blueprint}"],
    button: "Open it",
  };
  const { subject, html, text } = await renderMail(quiz, { baseUrl, drafts: { "mail-quiz-result": words } });

  // Whatever a draft says, nothing that anybody typed reaches a subject.
  expect(subject).toBe("The Sacred Teacher, ");
  expect(html).toMatch(/<strong>Dear Maria<\/strong>/);
  expect(html).toContain(`href="${baseUrl}/healers-roadmap?archetype=teacher"`);
  expect(text).toContain("Open it");
  expect(text).not.toContain("{");
  expect(text).toContain("it is not diagnostic");
});

test("first steps are written with the welcome, and looked at there", async () => {
  const props = { firstName: "", offerName: "A", offer: "alumniGroup", signInToken: "t" } as const;
  const drafts = {
    "mail-first-steps": { alumniGroup: ["Come in.", "Sit down."] } as never,
    "mail-purchase-welcome": { ...welcomeMail.words, greetingWithoutName: "Good day," },
  };
  const { text } = await renderMail({ template: "purchase-welcome", props }, { baseUrl, drafts });
  expect(text).toContain("Good day,");
  expect(text).toMatch(/Come in\.\s+Sit down\./);
});

test("what stands below a button is written once, and looked at in every letter that has one", async () => {
  const drafts = { "mail-link-words": { ...linkWords, copyLink: "Here: {link}" } as never };
  const mail = { template: "sign-in-link", props: { token: "a&b" } } as const;
  const { html, text } = await renderMail(mail, { baseUrl, drafts });

  expect(text).toContain(`Here: ${baseUrl}/welcome?token=a%26b`);
  expect(text).not.toContain("Or copy");
  expect(html).toContain(`href="${baseUrl}/sign-in"`);
});
