import { contactReplyMail } from "@academy/content/mails/contact-mail";
import { expect, test } from "vitest";
import type { ContactMessageProps } from "./contact-message.tsx";
import { renderMail } from "./index.ts";

const props: ContactMessageProps = {
  name: "Ann Example",
  email: "ann@example.org",
  topic: "payment",
  message: "Hello,\nI paid twice.\n\nWhat now?",
};
const render = (more: Partial<ContactMessageProps> = {}) =>
  renderMail({ template: "contact-message", props: { ...props, ...more } }, { baseUrl: "https://a.example" });

test("it carries who wrote, what about, and every line of the message", async () => {
  const { subject, html, text } = await render();

  expect(subject).toBe("New contact message: A payment or refund");
  expect(html).toContain('href="mailto:ann@example.org"');
  expect(text).toContain("Ann Example");
  expect(text).toMatch(/Hello,\nI paid twice\.\n\nWhat now\?/);
});

test("what a visitor typed stays text, and never reaches the subject", async () => {
  const evil = '<a href="https://evil.example">click</a><img src=x onerror=alert(1)>';
  const { subject, html } = await render({ name: evil, message: evil });

  expect(html).not.toContain("<img");
  expect(html).not.toContain('href="https://evil.example"');
  expect(subject).not.toContain("evil");
});

test("an answer carries the owner’s words as they are, then the message as a quotation", async () => {
  const reply = "Hello Ann,\n<b>not bold</b>\n\nWarmly, Iris";
  const { subject, html, text } = await renderMail(
    {
      template: "contact-reply",
      props: { reply, topic: "payment", message: `${props.message}\n<img src=x>` },
    },
    { baseUrl: "https://a.example" },
  );

  expect(subject).toBe("Re: A payment or refund");
  expect(html).not.toMatch(/<img|<b>|<h1/);
  expect(text).toMatch(/Hello Ann,\n<b>not bold<\/b>\n\nWarmly, Iris/);
  expect(text).toMatch(/You wrote:\s+> Hello,\n> I paid twice\.\n>\s?\n> What now\?\n> <img src=x>/);
});

test("what an editor writes around a reply stays text", async () => {
  const words = {
    ...contactReplyMail.words,
    body: ["{reply}", "{message}", "<i>Warmly</i>, **{academy}**"],
    aboveTheMessage: "Your words:",
  };
  const { html, text } = await renderMail(
    { template: "contact-reply", props: { reply: "Yes.", topic: "payment", message: "{reply} **x**" } },
    { baseUrl: "https://a.example", drafts: { "mail-contact-reply": words } },
  );

  expect(html).toContain("&lt;i&gt;Warmly&lt;/i&gt;, <strong>Lightworker Academy</strong>");
  // What a visitor wrote stands for nothing.
  expect(text).toMatch(/Your words:\s+> \{reply\} \*\*x\*\*/);
});
