import { editable } from "../editing/editable.ts";
import { editableMail, placeholders } from "./editable-mail.ts";

const openBlueprint =
  "Your first step: open the first lesson of the Healer’s Business Blueprint, and give it half an hour. The rest can wait for another day.";
const groupCalls =
  "The group calls and co-working sessions are in your calendar, each with its time where you are. You open it from your dashboard, and go into the community from there, too.";

/** What to do today, and what comes by itself; no more than is there. By the key of the offer. */
export const firstSteps = editable("mail-first-steps", {
  subscribePackage: [
    "Your first step: start with Foundation & Mindset. Open its first lesson, and give it half an hour. The other courses stay open, so there’s no rush.",
  ],
  blueprintSelfGuided: [openBlueprint],
  blueprintGuided: [openBlueprint, groupCalls],
  blueprintDeepDive: [
    openBlueprint,
    groupCalls,
    "You book your ninety minutes with the founder yourself: choose a time under “Your sessions”, which you open from your dashboard. What she makes for you afterwards waits under “Made for you”, and we write to you when it’s there.",
  ],
  course: [
    "Your first step: open the course’s first lesson, and give it half an hour. It stays open, so there’s no rush.",
  ],
  alumniGroup: [
    "Welcome to the group. The next calls are in your calendar, and you book your own sessions there too. You open it from your dashboard, and go into the community space from there, too.",
  ],
});

/** After a purchase. */
export const welcomeMail = editableMail("purchase-welcome", {
  title: "Welcome after a purchase",
  about: "Sent when somebody has bought something, beside the receipt.",
  placeholders: [
    placeholders.greeting,
    placeholders.firstName,
    placeholders.offerName,
    placeholders.wayIn,
    { name: "signInPage", label: "A link to your academy" },
    placeholders.firstStep,
    placeholders.contactPage,
  ],
  words: {
    subject: "Welcome! Here’s how to get started",
    preview: "How to get in, and your first step.",
    heading: "Welcome",
    body: [
      "{greeting}",
      "Thank you for your order: {offerName}.",
      "{wayIn}",
      "{firstStep}",
      "If anything isn’t as you expected, contact us: {contactPage}",
    ],
    greeting: "Dear {firstName},",
    greetingWithoutName: "Hello,",
    button: "Go to the academy",
    withAccount: "It’s been added to your account. Sign in as usual: {signInPage}",
  },
});

/** To somebody whom the owner has brought along from where she taught before. */
export const importedMail = editableMail("imported", {
  title: "Welcome after an import",
  about: "Sent to people you’ve imported, if you choose to tell them.",
  placeholders: [
    placeholders.academy,
    placeholders.firstName,
    placeholders.offerName,
    { name: "news", label: "Whether it’s a new account or one they have", isNeeded: true },
    { name: "opens", label: "What is open to them from now on", isNeeded: true },
    placeholders.wayIn,
    placeholders.firstStep,
    placeholders.contactPage,
  ],
  words: {
    subject: "Welcome to {academy}",
    preview: "Here’s your way in.",
    heading: "Welcome to {academy}",
    body: [
      "Dear {firstName},",
      "{news} {opens}",
      "{wayIn}",
      "{firstStep}",
      "If you don’t know us, you can ignore this email or ask us: {contactPage}",
    ],
    newAccount: "{academy} has a new home, and we’ve made you an account there.",
    knownAccount: "There’s something new in your account at {academy}.",
    opens: "This is open to you: {offerName}. There’s nothing to pay.",
    button: "Sign in",
  },
});

/** To somebody whom the owner gives something. */
export const accessGivenMail = editableMail("access-given", {
  title: "Access you give",
  about: "Sent when you give somebody access, if you choose to tell them.",
  placeholders: [
    placeholders.academy,
    placeholders.greeting,
    placeholders.firstName,
    placeholders.offerName,
    { name: "until", label: "The sentence on how long it is open, if it ends" },
    { name: "day", label: "The last day it is open" },
    { name: "note", label: "What you wrote, if anything", isBlock: true, isNeeded: true },
    placeholders.wayIn,
    placeholders.firstStep,
    placeholders.contactPage,
  ],
  words: {
    subject: "{offerName} is open to you",
    preview: "There’s nothing to pay. Here’s your way in.",
    heading: "This is open to you",
    body: [
      "{greeting}",
      "{academy} has opened this for you: {offerName}. There’s nothing to pay. {until}",
      "{note}",
      "{wayIn}",
      "{firstStep}",
      "If you weren’t expecting this, you can ignore this email or ask us: {contactPage}",
    ],
    greeting: "Dear {firstName},",
    greetingWithoutName: "Hello,",
    untilDay: "It stays open until {day}. What you write there stays yours.",
    button: "Sign in",
  },
});

/** By the owner, to people after their course. */
export const invitationMail = editableMail("invitation", {
  title: "Invitation to the alumni group",
  about: "Sent when you invite somebody.",
  placeholders: [
    placeholders.offerName,
    { name: "groupPage", label: "A link to the group’s page" },
    placeholders.button,
    { name: "day", label: "Until when the invitation works", isNeeded: true },
  ],
  words: {
    subject: "You’re invited to the alumni group",
    preview: "Your personal invitation works once.",
    heading: "You’re invited to the alumni group",
    body: [
      "You’re invited to join the {offerName}. Here’s what happens there, and what it costs: {groupPage}",
      "If you’d like to join:",
      "{button}",
      "This invitation is only for this email address. It works once, until {day}. If you’d rather not join, you can ignore this email.",
    ],
    button: "Join the group",
  },
});

/** To whoever came too early and left their address. */
export const paymentOpenMail = editableMail("payment-open", {
  title: "You can buy it now",
  about: "Sent once to whoever asked to be told when payments open.",
  placeholders: [placeholders.offerName, placeholders.button],
  words: {
    subject: "You can buy it now",
    preview: "You asked us to let you know.",
    heading: "You can buy it now",
    body: [
      "You asked us to let you know when you could buy “{offerName}”. Now you can.",
      "{button}",
      "This is the only email we’ll send about it. If you’re no longer interested, you can ignore it.",
    ],
    button: "See the price",
  },
});
