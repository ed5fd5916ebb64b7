import { contactPage } from "@academy/content/pages/contact-page";
import { contactBody, contactTopics } from "@academy/contract/visitors/contact";
import { expect, test } from "vitest";

const { mostNameCharacters, mostMessageCharacters, topics } = contactPage.form;
const takes = (field: "name" | "message", length: number) =>
  contactBody.shape[field].safeParse("x".repeat(length)).success;

test("the page speaks of the same limits and topics as the call", () => {
  expect([takes("name", mostNameCharacters), takes("name", mostNameCharacters + 1)]).toEqual([true, false]);
  expect([takes("message", mostMessageCharacters), takes("message", mostMessageCharacters + 1)]).toEqual([
    true,
    false,
  ]);
  expect(contactPage.limits.nameTooLong).toContain(`${mostNameCharacters} characters`);
  expect(contactPage.limits.messageTooLong).toContain(mostMessageCharacters.toLocaleString("en-US"));
  expect(topics.map(({ key }) => key)).toEqual(contactTopics);
});
