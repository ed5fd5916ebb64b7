import { contactPage } from "@academy/content/pages/contact-page";
import { expect, test } from "vitest";
import { problemsOf } from "./contact-form.tsx";

const good = { name: "Ann", email: "ann@example.org", topic: "course", message: "Hello" };
const { limits } = contactPage;

test("a whole message has nothing wrong with it, at its longest either", () => {
  expect(problemsOf(good, true)).toEqual({});
  expect(problemsOf({ ...good, name: "x".repeat(160), message: "x".repeat(4000) }, true)).toEqual({});
});

test("an empty form is told about every field at once", () => {
  expect(problemsOf({ name: "", email: "", topic: "", message: "" }, true)).toEqual({
    name: limits.nameMissing,
    email: limits.emailMissing,
    topic: limits.topicMissing,
    message: limits.messageMissing,
  });
});

test("what is too long or no address is told in its own words", () => {
  const problems = problemsOf({ ...good, name: "x".repeat(161), message: "x".repeat(4001) }, false);
  expect(problems).toEqual({
    name: limits.nameTooLong,
    email: limits.emailWrong,
    message: limits.messageTooLong,
  });
});
