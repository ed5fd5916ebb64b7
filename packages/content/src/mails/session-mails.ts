import { editableMail, placeholders } from "./editable-mail.ts";

const name = { name: "session", label: "What it is about: the name of the session" } as const;
const when = { name: "when", label: "The day and the time, in their own time zone", isNeeded: true } as const;
const sessionsPage = { name: "sessionsPage", label: "A link to their sessions", isNeeded: true } as const;
const remindersOff = {
  name: "remindersOff",
  label: "A link that ends these reminders",
  isNeeded: true,
} as const;
const reason = { name: "reason", label: "Why, in your own words, where it was you" } as const;

export const sessionBookedMail = editableMail("session-booked", {
  title: "A session was booked",
  about: "Sent to whoever has booked a session, with a file for their calendar.",
  placeholders: [
    placeholders.firstName,
    name,
    when,
    { name: "hours", label: "Until how many hours before it can be changed" },
    sessionsPage,
  ],
  words: {
    subject: "Your session is booked",
    preview: "The day, the time, and how you get in.",
    heading: "Your session is booked",
    body: [
      "Dear {firstName},",
      "We’re looking forward to it: **{session}**, {when}.",
      "The way in opens on your sessions page 15 minutes before we begin. There you can also change what you wrote for us, choose what you’d like to share, or move the session until {hours} hours before: {sessionsPage}",
      "The attached file puts it in your calendar.",
    ],
  },
});

export const sessionMovedMail = editableMail("session-moved", {
  title: "A session has moved",
  about: "Sent when a session has moved, with a file for the calendar.",
  placeholders: [
    placeholders.firstName,
    name,
    when,
    { name: "before", label: "When it was before" },
    { name: "why", label: "What is said where you moved it", isBlock: true },
    reason,
    sessionsPage,
  ],
  words: {
    subject: "Your session has moved",
    preview: "The new day and time.",
    heading: "Your session has moved",
    body: [
      "Dear {firstName},",
      "**{session}** is now {when}. Before, it was {before}.",
      "{why}",
      "If the new time doesn’t suit you, you can choose another one: {sessionsPage}",
      "The attached file changes it in your calendar.",
    ],
    byOwner: "We had to move it: {reason}",
  },
});

export const sessionCanceledMail = editableMail("session-canceled", {
  title: "A session was canceled",
  about: "Sent when a session doesn’t take place.",
  placeholders: [
    placeholders.firstName,
    name,
    when,
    { name: "why", label: "Why, and what happens now", isNeeded: true },
    reason,
    { name: "sessionsPage", label: "A link to their sessions" },
  ],
  words: {
    subject: "Your session is canceled",
    preview: "What happens now.",
    heading: "Your session is canceled",
    body: [
      "Dear {firstName},",
      "**{session}**, {when}, doesn’t take place.",
      "{why}",
      "Your sessions: {sessionsPage}",
    ],
    byLearner: "As you asked, we’ve canceled it. You can book another time.",
    byOwner: "We’re sorry. {reason} You haven’t lost it: please book another time.",
    byAccess: "Your access to it has ended, so the hour is free again.",
  },
});

export const sessionReminderMail = editableMail("session-reminder", {
  title: "A session is coming up",
  about: "Sent a day and an hour before, to whoever wants to be reminded.",
  placeholders: [placeholders.firstName, name, when, sessionsPage, remindersOff],
  words: {
    subject: "Your session is coming up",
    preview: "When it is, and where the way in opens.",
    heading: "Your session is coming up",
    body: [
      "Dear {firstName},",
      "**{session}** is {when}.",
      "The way in opens 15 minutes before, on your sessions page: {sessionsPage}",
      "If you’d rather not get these reminders, one click ends them: {remindersOff}",
    ],
  },
});

export const sessionOfferMail = editableMail("session-offer", {
  title: "A session can be booked",
  about: "Sent when you remind somebody of a session they haven’t booked.",
  placeholders: [placeholders.firstName, name, placeholders.button],
  words: {
    subject: "Your session is waiting for you",
    preview: "Choose a time that suits you.",
    heading: "Your session is waiting for you",
    body: [
      "Dear {firstName},",
      "**{session}** is yours, and you haven’t chosen a time for it yet.",
      "{button}",
    ],
    button: "Choose a time",
  },
});

export const madeForYouMail = editableMail("made-for-you", {
  title: "Something was made for them",
  about: "Sent when you hand something over to one learner.",
  placeholders: [placeholders.firstName, { name: "made", label: "What you called it" }, placeholders.button],
  words: {
    subject: "Something was made for you",
    preview: "It’s on your own shelf now.",
    heading: "Something was made for you",
    body: ["Dear {firstName},", "On your shelf there’s something new, for you alone: **{made}**", "{button}"],
    button: "See what was made for you",
  },
});

/** To every owner; nobody edits it. */
export const sessionNewsMail = {
  placeholders: [],
  words: {
    subject: "A session was booked",
    preview: "Who, what and when.",
    heading: "A session was booked",
    body: ["{what}", "{button}"],
    booked: "{learner} has booked **{session}**: {when}. The attached file puts it in your calendar.",
    moved: "{learner} has moved **{session}** to {when}. Before, it was {before}.",
    canceled:
      "{learner} has canceled **{session}**, {when}. The hour is free again, and they can book another.",
    freed:
      "The access of {learner} has ended, so **{session}**, {when}, doesn’t take place. The hour is free again.",
    button: "See the session",
  },
  subjects: {
    booked: "A session was booked",
    moved: "A session has moved",
    canceled: "A session was canceled",
    freed: "An hour is free again",
  },
} as const;

/** What comes with sessions and with what is made for one person. */
export const sessionMails = [
  sessionOfferMail,
  sessionBookedMail,
  sessionMovedMail,
  sessionReminderMail,
  sessionCanceledMail,
  madeForYouMail,
] as const;
