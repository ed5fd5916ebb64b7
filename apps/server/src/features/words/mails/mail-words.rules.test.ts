import { allMails } from "@academy/content/mails/all-mails";
import { editableMailOf, editableMails } from "@academy/content/mails/editable-mails";
import { expect, test } from "vitest";
import { fieldsOf } from "../edits/fields.rules.ts";
import { refuseMail } from "./mail-words.rules.ts";
import { sampleMail } from "./sample-mails.ts";

const fieldsAt = (id: string) =>
  new Map(
    editableMails
      .find((each) => each.id === id)
      ?.parts.map(({ key, words, lists }) => [key, fieldsOf(words, lists)] as const),
  );
function refusal(template: string, edits: Record<string, string | string[]>, key = `mail-${template}`) {
  const id = `mail-${template}`;
  const letter = editableMailOf(id);
  if (!letter) throw new Error(`no letter ${id}`);
  return refuseMail(letter, { [key]: edits }, fieldsAt(id));
}
const wayIn = "{wayIn}";

test("every letter that can be written has a sample, keeps its own rules and names what it uses", () => {
  for (const letter of allMails) {
    const { template, words, placeholders } = letter;
    // A code and a notice of the second factor are one mail each, and several letters.
    const sample = sampleMail(template, { baseUrl: "https://a.example", now: () => new Date(0) });
    expect(sample, template).toBeDefined();
    expect(refusal(template, words as never), template).toBeUndefined();
    const all = JSON.stringify(words);
    for (const { name } of placeholders) expect(all, `${template} ${name}`).toContain(`{${name}}`);
  }
});

test("a text may be rewritten and paragraphs added, moved and removed", () => {
  const body = [
    "Hello {firstName}, how lovely: **{offerName}**.",
    wayIn,
    "Yours, Elena 🌿",
    "P.S. <b>no markup</b>",
  ];
  expect(
    refusal("purchase-welcome", { subject: "You’re in: {offerName}", heading: "Hi", body }),
  ).toBeUndefined();
  expect(
    refusal("purchase-welcome", { alumniGroup: ["Come in.", "Sit down."] }, "mail-first-steps"),
  ).toBeUndefined();
});

test("what an email needs can't be lost, and nothing stands for what isn't known", () => {
  expect(refusal("purchase-welcome", { body: ["Welcome."] })).toEqual({
    path: "mail-purchase-welcome:body",
    message: expect.stringContaining("Please keep {wayIn}"),
  });
  expect(refusal("quiz-result", { body: ["{button}", "Hi {name}. {outcome}"] })).toEqual({
    path: "mail-quiz-result:body.1",
    message: expect.stringContaining("{name}"),
  });
  expect(refusal("quiz-result", { body: ["Press {button}", "{outcome}"] })?.message).toContain(
    "paragraph of its own",
  );
  expect(refusal("quiz-result", { heading: "{button}" })?.message).toContain("paragraph of its own");
  expect(refusal("gift-ordered", { onADay: "Soon." })?.message).toContain("{toName}");
  expect(refusal("quiz-result", { greeting: "Hello dear," })).toBeUndefined();
  // Nothing that anybody typed stands in a subject.
  expect(refusal("purchase-welcome", { subject: "Welcome, {firstName}" })?.message).toContain("subject");
});

test("what is too long, empty, of another kind or a price is refused", () => {
  for (const edits of [
    { subject: "s".repeat(151) },
    { subject: " " },
    { subject: "a\nb" },
    { subject: ["a"] },
    { subject: "Only $197" },
    { body: [] },
    { body: "text" },
    { body: [wayIn, ...Array.from({ length: 40 }, () => "a")] },
    { body: [wayIn, "b".repeat(2001)] },
    { nothing: "a" },
    { "body.0": "a" },
  ] as Record<string, string | string[]>[]) {
    expect(refusal("purchase-welcome", edits), JSON.stringify(edits).slice(0, 50)).toBeDefined();
  }
  expect(refusal("purchase-welcome", { heading: "x" }, "home-page")?.message).toContain("no such part");
  expect(refusal("purchase-welcome", { alumniGroup: ["{button}"] }, "mail-first-steps")).toBeDefined();
});

test("an email about money keeps its figures, its number and its way to the orders", () => {
  const lost = (template: string, edits: Record<string, string | string[]>) =>
    refusal(template, edits)?.message ?? "";
  expect(lost("receipt", { body: ["Thank you!", "{next}", "{canceling}"] })).toContain("{facts}");
  expect(lost("receipt", { body: ["Thank you!", "{facts}", "{next}"] })).toContain("{canceling}");
  expect(lost("receipt", { secondPaymentComes: "The rest comes on {nextDay}." })).toContain("{nextAmount}");
  expect(lost("receipt", { howToCancel: "Ask us." })).toContain("{ordersPage}");
  expect(lost("payment-failed", { monthMissed: "A payment for “{offerName}” failed." })).toContain(
    "{amount}",
  );
  expect(lost("payment-failed", { body: ["{missed}", "{access}"] })).toContain("{button}");
  expect(lost("refunded", { body: ["Here you are.", "{after}"] })).toContain("{refunded}");
  expect(lost("refunded", { refundedInFull: "It all goes back: {offerName}." })).toContain("{amount}");
  expect(lost("access-ended", { body: ["{why}", "{button}"] })).toContain("{contactPage}");
  expect(lost("contact-reply", { body: ["{message}"] })).toContain("{reply}");
  // A name reaches no subject, and what the owner answered even less.
  expect(lost("contact-reply", { subject: "{reply}" })).toContain("subject");
  expect(refusal("receipt", { subject: "Thank you", labelFor: "What for 🌿" })).toBeUndefined();
});

test("a PDF's words fit on its page, and keep what stands in them", () => {
  const onPaper = (path: string, text: string) =>
    refusal("receipt", { [path]: text }, "mail-paper-receipt")?.message;
  expect(onPaper("title", "Payment receipt")).toBeUndefined();
  expect(onPaper("title", "R".repeat(29))).toContain("28 characters");
  expect(onPaper("taxId", "Registered")).toContain("{taxId}");
  expect(onPaper("currency", "In dollars")).toContain("{currency}");
  expect(onPaper("total", " ")).toBeDefined();
  // That a test is none can't be worded otherwise.
  expect(onPaper("mark", "Paid")).toBeDefined();
  const inReport = refusal("quiz-result", { resultStays: "Find it online" }, "mail-paper-report");
  expect(inReport?.message).toContain("{address}");
  expect(refusal("sign-in-link", { copyLink: "Copy it" }, "mail-link-words")?.message).toContain("{link}");
});
