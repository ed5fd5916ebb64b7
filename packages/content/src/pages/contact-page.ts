import type { ContactTopic } from "@academy/contract/visitors/contact";
import { academy } from "../academy.ts";
import { editable } from "../editing/editable.ts";
import type { Picture } from "../pictures.ts";

type Topic = { key: ContactTopic; label: string };

/** The words of `/contact`, from top to bottom. */
export const contactPage = editable("contact-page", {
  meta: {
    title: "Contact us",
    description: `Contact ${academy.name} about a course, a payment, your account or your data. A person reads every message and replies by email.`,
  },

  hero: {
    eyebrow: "Contact",
    heading: "Contact us",
    lead: "A person reads every message and replies by email. No ticket numbers. Just write the way you talk.",
    picture: {
      drawing: "the-plan",
      alt: "Drawing: a hand writes on a sheet of paper, beside a cup.",
    } satisfies Picture,
  },

  form: {
    label: "Message to the academy",
    name: "Name",
    email: "Email",
    emailHint: "We’ll only use it to reply to you.",
    topic: "What’s this about?",
    topicPrompt: "Please choose",
    topics: [
      { key: "before-buying", label: "A question before I buy" },
      { key: "course", label: "A course or lesson" },
      { key: "account", label: "My account or signing in" },
      { key: "payment", label: "A payment or refund" },
      { key: "alumni", label: "The alumni group" },
      { key: "data", label: "My data: see it, correct it, delete it" },
      { key: "other", label: "Something else" },
    ] satisfies readonly Topic[],
    message: "Your message",
    charactersLeft: "characters left",
    charactersTooMany: "characters too many",
    /** Of the field that people don’t see. */
    trapLabel: "Leave this field empty",
    /** The most the call takes; the words below say the same. */
    maxNameCharacters: 160,
    maxMessageCharacters: 4000,
    privacyNote:
      "We store your message so we can reply, and email it to the owner of the academy. Please don’t include card numbers or passwords.",
    privacyLink: { label: "What we store", to: "/privacy" },
    submit: "Send message",
    busy: "Sending…",
  },

  limits: {
    nameMissing: "Please enter your name.",
    nameTooLong: "Please use 160 characters or fewer for your name.",
    emailMissing: "Please enter your email address.",
    emailWrong: "That email address looks incomplete. Please check it.",
    topicMissing: "Please choose a topic.",
    messageMissing: "Please write a message.",
    messageTooLong: "That’s more than 4,000 characters. Please shorten it, or send it in two messages.",
    tooMany: {
      title: "One moment, please",
      description:
        "You’ve sent several messages in a short time. Your message is still in the form. Please send it again in a few minutes.",
    },
  },

  success: {
    heading: "Message sent",
    lead: "Thank you. We’ve received your message and will reply by email.",
    again: "Send another message",
    onward: { label: "Take the quiz", to: "/quiz" },
  },

  failure: {
    title: "Your message wasn’t sent",
    description: "Something went wrong. Your message is still in the form. Please try again.",
  },
  offline: {
    title: "You’re offline",
    description: "Your message is still in the form. Please try again when you’re back online.",
  },
  /** For browsers without scripts, above the form; the address follows. */
  withoutScripts: "This form needs JavaScript. You can also email",

  whatHappensNext: {
    heading: "What happens next",
    steps: [
      {
        title: "We get your message",
        text: "It’s stored here and emailed to the owner. Only the people who answer for the academy can read it.",
      },
      {
        title: "A person reads it",
        text: "All of it, including the second paragraph.",
      },
      {
        /** Sample: a time the owner must be able to keep. */
        title: "You get a reply",
        text: "By email, usually within two business days. If you haven’t heard from us by the third, look in spam, then write again.",
      },
    ],
  },

  otherWays: {
    heading: "Quick answers",
    items: [
      {
        text: "Common questions about the three-week program are answered on its page.",
        link: { label: "Healer’s Business Blueprint", to: "/healers-business-blueprint" },
      },
      {
        text: "To find a receipt, change your card or cancel a membership, go to Orders in your settings.",
        link: { label: "Settings", to: "/settings" },
      },
      {
        text: "You can see, download and delete your data yourself.",
        link: { label: "Settings", to: "/settings" },
      },
      {
        text: "You can reset a forgotten password in a minute.",
        link: { label: "Sign in", to: "/sign-in" },
      },
    ],
    /** Sample: addresses to be replaced by the academy’s own. */
    address: {
      heading: "Email and mailing address",
      mark: "Sample address",
      email: "hello@example.com",
      lines: [academy.name, "Elena Marlowe", "4 Bakehouse Lane", "Sampleton"],
    },
  },

  crisisNote:
    "We’re teachers and can’t help in an emergency. If you or someone near you is in danger, please call your local emergency number (911 in the United States).",
} as const);
