import { mailKinds, nameOfMail } from "@academy/content/pages/studio/mail-kinds";
import type { Mail } from "@academy/documents/mails";
import { expect, test } from "vitest";

test("every email has a name in the studio, and one that nobody knows any more is an email", () => {
  // Held against the emails there are by its type: a new one without a name does not compile.
  const names: Record<Mail["template"], string> = mailKinds;
  expect(Object.keys(names).map((kind) => nameOfMail(kind))).toEqual(Object.values(names));
  expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
  expect(nameOfMail("a-letter-of-old")).toBe("Email");
  expect(nameOfMail(null)).toBe("Email");
});
