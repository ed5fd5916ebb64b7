import type { ContactTopic } from "@academy/contract/contact";

type Topic = { key: ContactTopic; label: string };

/** The words of `/contact`, from top to bottom. */
export const contactPage = {
  meta: {
    title: "Contact us",
    description:
      "Write to Lightworker Academy about a course, a payment, your account or your data. A person reads every message and answers by e-mail.",
  },

  hero: {
    eyebrow: "Contact",
    heading: "Write to us",
    lead: "Your message is read by a person, who answers by e-mail. Say it as you would say it across a table; there is no ticket number.",
  },

  form: {
    label: "Message to the academy",
    name: "Name",
    email: "E-mail",
    emailHint: "Where we answer. We use it for nothing else.",
    topic: "What is it about?",
    topicPrompt: "Please choose",
    topics: [
      { key: "before-buying", label: "A question before I buy" },
      { key: "course", label: "A course or a lesson" },
      { key: "account", label: "My account or signing in" },
      { key: "payment", label: "A payment or a refund" },
      { key: "alumni", label: "The alumni group" },
      { key: "data", label: "My data: see it, correct it, delete it" },
      { key: "other", label: "Something else" },
    ] satisfies readonly Topic[],
    message: "Your message",
    messageHint: "Up to 4,000 characters, which is about a page and a half.",
    charactersLeft: "characters left",
    charactersTooMany: "characters too many",
    /** Of the field that people don’t see. */
    trapLabel: "Leave this field empty",
    /** The most the call takes; the words below say the same. */
    mostNameCharacters: 160,
    mostMessageCharacters: 4000,
    privacyNote:
      "We keep your message to answer it, and mail it to the owner of the academy. Please leave out card numbers and passwords.",
    privacyLink: { label: "What we store", to: "/privacy" },
    submit: "Send the message",
    busy: "Sending…",
  },

  limits: {
    nameMissing: "Please tell us your name.",
    nameTooLong: "Please use at most 160 characters for the name.",
    emailMissing: "Please tell us where to answer.",
    emailWrong: "That address looks incomplete. Please check it.",
    topicMissing: "Please choose what it is about.",
    messageMissing: "There is no message yet.",
    messageTooLong: "That is more than 4,000 characters. Please shorten it, or write to us twice.",
    tooMany: {
      title: "One moment, please",
      description:
        "Several messages have come from here in a short time. What you wrote is still in the form; please send it again in a few minutes.",
    },
  },

  success: {
    heading: "Your message is here",
    lead: "Thank you. It has been kept and is on its way to the owner’s mailbox.",
    again: "Write another one",
    onward: { label: "Take the quiz meanwhile", to: "/quiz" },
  },

  failure: {
    title: "Your message was not sent",
    description: "Something went wrong on the way. What you wrote is still in the form; please try again.",
  },
  offline: {
    title: "You seem to be offline",
    description: "What you wrote is still in the form. Please try again when you are connected.",
  },
  /** For browsers without scripts, above the form; the address follows. */
  withoutScripts: "This form needs JavaScript. You can also write to",

  whatHappensNext: {
    heading: "What happens next",
    steps: [
      {
        title: "It arrives",
        text: "Your message is stored and mailed to the owner, and to nobody else.",
      },
      {
        title: "Somebody reads it",
        text: "All of it, including the second paragraph.",
      },
      {
        /** Sample: a time the owner must be able to keep. */
        title: "You get an answer",
        text: "By e-mail, usually within two working days. If nothing has come by the third, look among the unwanted mail, then write again.",
      },
    ],
  },

  otherWays: {
    heading: "Perhaps quicker",
    items: [
      {
        text: "Questions about the three-week programme are answered among the questions on its page.",
        link: { label: "Healer's Business Blueprint", to: "/healers-business-blueprint" },
      },
      {
        text: "Receipts, your card and the end of a membership are under Orders in your settings.",
        link: { label: "Settings", to: "/settings" },
      },
      {
        text: "You can see, download and delete your data yourself.",
        link: { label: "Settings", to: "/settings" },
      },
      {
        text: "A forgotten password is replaced in a minute.",
        link: { label: "Sign in", to: "/sign-in" },
      },
    ],
    /** Sample: addresses to be replaced by the academy’s own. */
    address: {
      heading: "By ordinary mail and post",
      mark: "Sample address",
      email: "hello@example.com",
      lines: ["Lightworker Academy", "Elena Marlowe", "4 Bakehouse Lane", "Sampleton"],
    },
  },

  crisisNote:
    "We are teachers and can’t help in an emergency. If you or someone near you is in danger, please call the emergency number where you are.",
} as const;
