import { offers } from "@academy/content/offers";
import { expect, test } from "vitest";
import { type Mail, renderMail } from "../index.ts";
import type { AccessEndedProps } from "./access-ended.tsx";

const baseUrl = "https://academy.example.com";
const render = (mail: Mail) => renderMail(mail, { baseUrl });
const offerName = "Career Changer Alumni Group";
const at = "2026-12-16T23:30:00.000Z";

test("canceling says until when it goes on, and that it can be taken back", async () => {
  const props = { offerName, endsAt: at };
  const { subject, html, text } = await render({ template: "membership-canceled", props });

  expect(subject).toBe("Your membership is canceled");
  expect(text).toContain(
    `your membership in “${offerName}” is canceled. You have access until December 16, 2026`,
  );
  expect(text).toContain("you won’t be charged again");
  expect(html).toContain(`href="${baseUrl}/settings#orders"`);
});

test("taking it back says when the next payment is", async () => {
  const props = { offerName, nextPaymentAt: at };
  const { subject, html, text } = await render({ template: "membership-resumed", props });

  expect(subject).toBe("Your membership continues");
  expect(text).toContain("Your next payment is on December 16, 2026.");
  expect(html).toContain(`href="${baseUrl}/settings#orders"`);
});

const renderEnd = (props: Partial<AccessEndedProps>) =>
  render({
    template: "access-ended",
    props: { offerName, offer: "alumniGroup", why: "canceled", ...props },
  });

test.each([
  ["refunded", `“${offerName}” was refunded`],
  ["disputed", `“${offerName}” was disputed with the bank`],
  ["payment-missed", `“${offerName}” didn’t arrive in time`],
  ["canceled", `the time you paid for is over: ${offerName}.`],
] as const)("an end says why (%s), and what is kept", async (why, words) => {
  const { subject, html, text } = await renderEnd({ why });

  expect(subject).toBe("Your access has ended");
  expect(text).toContain(words);
  expect(text).toContain("saved your account, your progress and your notes");
  expect(text.includes("certificate")).toBe(why === "refunded");
  expect(html).toContain(`href="${baseUrl}/contact"`);
});

test("the way back is the page of what was bought", async () => {
  const pages = offers.map(async ({ key: offer }) => {
    const { html } = await renderEnd({ offer });
    return /href="([^"]+)"[^>]*>See how to come back/.exec(html)?.[1];
  });

  const blueprint = `${baseUrl}/healers-business-blueprint`;
  expect(await Promise.all(pages)).toEqual([
    `${baseUrl}/subscribe`,
    blueprint,
    blueprint,
    blueprint,
    `${baseUrl}/alumni-group`,
  ]);
});

test("an invitation leads to the checkout with its token, and says for whom and until when", async () => {
  const { subject, html, text } = await render({
    template: "invitation",
    props: { token: "a+b&c", expiresAt: at },
  });

  expect(subject).toBe("You’re invited to the alumni group");
  expect(html).toContain(`href="${baseUrl}/checkout/alumniGroup?invitation=a%2Bb%26c"`);
  expect(html).toContain(`href="${baseUrl}/alumni-group"`);
  expect(text).toContain("only for this email address. It works once, until December 16, 2026.");
});
