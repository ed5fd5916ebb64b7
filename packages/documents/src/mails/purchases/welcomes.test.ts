import { type FirstOfferKey, offers } from "@academy/content/offers";
import { expect, test } from "vitest";
import { type Mail, renderMail } from "../index.ts";
import type { GiftProps } from "./gifts.tsx";
import type { PurchaseWelcomeProps } from "./purchase-welcome.tsx";

const baseUrl = "https://academy.example.com";
const render = (mail: Mail) => renderMail(mail, { baseUrl });
const evil = '<script>alert(1)</script><a href="https://evil.example">Ann</a>';

const welcome: PurchaseWelcomeProps = {
  firstName: "Maria",
  offerName: "The complete academy",
  offer: "subscribePackage",
  signInToken: "a+b&c",
};
const renderWelcome = (more: Partial<PurchaseWelcomeProps> = {}) =>
  render({ template: "purchase-welcome", props: { ...welcome, ...more } });

test("whoever bought without an account gets a way in, once and for seven days", async () => {
  const { subject, html, text } = await renderWelcome();

  expect(subject).toBe("Welcome! Here’s how to get started");
  expect(html).toContain(`href="${baseUrl}/welcome?token=a%2Bb%26c"`);
  expect(html).toContain(`href="${baseUrl}/sign-in"`);
  for (const words of ["Dear Maria,", "The complete academy", "works once, for seven days"]) {
    expect(text).toContain(words);
  }
});

test("whoever has an account is led to it, and no link signs anybody in", async () => {
  const { html } = await renderWelcome({ signInToken: null });

  expect(html).toContain(`href="${baseUrl}/"`);
  expect(html).not.toContain("token");
});

const firstLesson = "open the first lesson of the Healer’s Business Blueprint, and give it half an hour";
const dates = "The group calls and co-working sessions are in your calendar";
const session = "You book your ninety minutes with the founder yourself";
const promised: Record<FirstOfferKey, string[]> = {
  subscribePackage: ["start with Foundation & Mindset"],
  blueprintSelfGuided: [firstLesson],
  blueprintGuided: [firstLesson, dates],
  blueprintDeepDive: [firstLesson, dates, session],
  alumniGroup: ["The next calls are in your calendar"],
};
const everything = new Set(Object.values(promised).flat());

test.each(offers.map(({ key }) => key))("the first step of %s promises what belongs to it", async (offer) => {
  const { text } = await renderWelcome({ offer });

  expect([...everything].filter((words) => text.includes(words))).toEqual(promised[offer]);
});

test("it names what was bought, each with its end", async () => {
  const part = { id: "group-calls", kind: "calls" as const, name: "Calls <i>", months: 6 };
  const { text, html } = await renderWelcome({ includes: [{ ...part, until: "2032-02-29T10:00:00.000Z" }] });

  expect(text).toContain("Calls <i>, until February 29, 2032");
  expect(html).not.toContain("<i>");
});

const gift: GiftProps = {
  fromName: "Ann 🌿",
  toName: "שרה כהן",
  offerName: "Self-Guided Journey",
  offer: "blueprintSelfGuided",
  note: "Dear Sarah,\nit is one day.\n\nYours",
  signInToken: "a+b&c",
};
const renderGift = (more: Partial<GiftProps> = {}) =>
  render({ template: "gift", props: { ...gift, ...more } });

test("a gift names who gives it, quotes every line of the note, and opens", async () => {
  const { subject, html, text } = await renderGift();

  expect(subject).toBe("You’ve received a gift");
  expect(html).toContain(`href="${baseUrl}/welcome?token=a%2Bb%26c"`);
  expect(html).toMatch(/<blockquote[^>]*><p[^>]*dir="auto"/);
  expect(text).toContain("Dear שרה כהן,");
  expect(text).toContain("Ann 🌿 has given you a gift: Self-Guided Journey.");
  expect(text).toMatch(/\n> Dear Sarah,\n> it is one day\.\n> ?\n> Yours\n/);
  expect(text).toContain(firstLesson);
});

test("a gift without a note quotes nothing", async () => {
  const { html, text } = await renderGift({ note: "" });

  expect(html).not.toContain("<blockquote");
  expect(text).not.toContain("They included");
});

test("a note of a thousand letters arrives whole", async () => {
  const note = "שלום ".repeat(100) + "x".repeat(500);

  expect((await renderGift({ note })).text).toContain(`> ${note}`);
});

test("what somebody typed stays text, and reaches no subject", async () => {
  const offerName = "Self-Guided Journey";
  const mails = await Promise.all([
    renderWelcome({ firstName: evil }),
    renderGift({ fromName: evil, toName: evil, note: evil }),
    render({ template: "gift-ordered", props: { toName: evil, offerName, deliverOn: null } }),
    render({ template: "gift-ordered", props: { toName: evil, offerName, deliverOn: "2026-12-24" } }),
    render({ template: "gift-delivered", props: { toName: evil, offerName } }),
  ]);

  for (const { subject, html, text } of mails) {
    expect(text).toContain(evil);
    expect(html).not.toContain("<script");
    expect(html).not.toContain('href="https://evil.example"');
    expect(subject).not.toMatch(/evil|script/);
  }
  expect((await renderWelcome({ firstName: "" })).text).toContain("Hello,");
});

test("the giver is told when it is handed over, and when it was", async () => {
  const props = { toName: "Sarah 🌿", offerName: "Self-Guided Journey" };
  const later = await render({ template: "gift-ordered", props: { ...props, deliverOn: "2026-12-24" } });
  const now = await render({ template: "gift-ordered", props: { ...props, deliverOn: null } });
  const delivered = await render({ template: "gift-delivered", props });

  expect(later.subject).toBe("Your gift order");
  expect(later.text).toContain("email it to Sarah 🌿 on December 24, 2026");
  expect(now.subject).toBe("Your gift order");
  expect(now.text).toContain("emailing it to Sarah 🌿 now");
  expect(delivered.subject).toBe("Your gift has been delivered");
  expect(delivered.text).toContain("Today we emailed your gift to Sarah 🌿: Self-Guided Journey.");
});
