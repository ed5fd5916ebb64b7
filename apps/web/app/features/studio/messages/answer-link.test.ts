import { expect, test } from "vitest";
import { answerLink } from "./answer-link.ts";

const message = { name: "Ann & Bob", email: "a+b?cc=x@example.org", topic: "payment" as const };

test("the answer goes to the sender alone, with their words quoted line by line", () => {
  const link = answerLink({ ...message, message: "Hello,\n&bcc=evil@example.org\n🌿" });
  const [to = "", query = ""] = link.split("?");
  const given = new URLSearchParams(query);

  expect(decodeURIComponent(to)).toBe("mailto:a+b?cc=x@example.org");
  expect([...given.keys()]).toEqual(["subject", "body"]);
  expect(given.get("subject")).toBe("Re: A payment or refund");
  expect(given.get("body")).toBe("\r\n\r\nAnn & Bob wrote:\r\n> Hello,\r\n> &bcc=evil@example.org\r\n> 🌿");
});

test("a long message is quoted as far as a mail program takes it, never half a character", () => {
  const body = new URLSearchParams(answerLink({ ...message, message: "🌿".repeat(2000) }).split("?")[1]).get(
    "body",
  );

  expect(body?.endsWith("🌿…")).toBe(true);
  expect([...(body ?? "")].length).toBeLessThan(1300);
});
