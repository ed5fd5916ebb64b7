import { contactPage } from "@academy/content/pages/contact-page";
import { contactBody, contactTopics } from "@academy/contract/visitors/contact";
import { expect, test } from "vitest";

const { maxNameCharacters, maxMessageCharacters, topics } = contactPage.form;
const takes = (field: "name" | "message", length: number) =>
  contactBody.shape[field].safeParse("x".repeat(length)).success;

test("the page speaks of the same limits and topics as the call", () => {
  expect([takes("name", maxNameCharacters), takes("name", maxNameCharacters + 1)]).toEqual([true, false]);
  expect([takes("message", maxMessageCharacters), takes("message", maxMessageCharacters + 1)]).toEqual([
    true,
    false,
  ]);
  expect(contactPage.limits.nameTooLong).toContain(`${maxNameCharacters} characters`);
  expect(contactPage.limits.messageTooLong).toContain(maxMessageCharacters.toLocaleString("en-US"));
  expect(topics.map(({ key }) => key)).toEqual(contactTopics);
});
