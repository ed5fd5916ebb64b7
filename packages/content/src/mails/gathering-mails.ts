import { editableMail, placeholders } from "./editable-mail.ts";

const gathering = { name: "gathering", label: "What the gathering is called", inSubject: true } as const;
const when = {
  name: "when",
  label: "When it is, by the clock where they are",
  isNeeded: true,
} as const;
const remindersOff = {
  name: "remindersOff",
  label: "A link that ends these reminders",
  isNeeded: true,
} as const;

export const gatheringReminderMail = editableMail("gathering-reminder", {
  title: "A gathering is coming up",
  about: "Sent a day and an hour before a call or a session, to everyone who may come.",
  placeholders: [
    gathering,
    { name: "soon", label: "How soon it is", inSubject: true },
    when,
    { name: "host", label: "Who hosts it" },
    placeholders.firstName,
    placeholders.button,
    remindersOff,
  ],
  words: {
    subject: "{soon}: {gathering}",
    preview: "{when}",
    heading: "{gathering}",
    body: [
      "Dear {firstName},",
      "{when}, with {host}.",
      "The way in is on your calendar, and opens 15 minutes before we begin. If there’s something you’d like to ask, you can send it in there beforehand.",
      "{button}",
      "If you’d rather not get these reminders, one click ends them: {remindersOff}",
    ],
    tomorrow: "Tomorrow",
    today: "Today",
    inAnHour: "In an hour",
    button: "Open your calendar",
  },
});

export const gatheringMovedMail = editableMail("gathering-moved", {
  title: "A gathering was moved",
  about: "Sent when you move a call or a session, to everyone who may come.",
  placeholders: [
    gathering,
    when,
    { name: "was", label: "When it was to be", isNeeded: true },
    { name: "rest", label: "That those after it moved too", isBlock: true },
    placeholders.button,
    remindersOff,
  ],
  words: {
    subject: "A new time for {gathering}",
    preview: "Now {when}",
    heading: "A new time for {gathering}",
    body: [
      "It was to be on {was}. Now it’s on {when}.",
      "{rest}",
      "If you said you’d be there and the new time doesn’t suit you, you can change that on your calendar.",
      "{button}",
      "You get this because the gathering is on your calendar. If you’d rather not get emails about gatherings, one click ends them: {remindersOff}",
    ],
    rest: "The dates after it have new times too. You’ll find them all on your calendar.",
    button: "Open your calendar",
  },
});

export const gatheringCanceledMail = editableMail("gathering-canceled", {
  title: "A gathering was canceled",
  about: "Sent when you cancel a call or a session, to everyone who may come.",
  placeholders: [
    gathering,
    when,
    { name: "reason", label: "Why, in your words", isBlock: true },
    { name: "rest", label: "That those after it are canceled too", isBlock: true },
    placeholders.button,
    remindersOff,
  ],
  words: {
    subject: "{gathering} is canceled",
    preview: "It was to be on {when}.",
    heading: "{gathering} is canceled",
    body: [
      "The one on {when} won’t take place. We’re sorry if you’d kept the time free.",
      "{reason}",
      "{rest}",
      "{button}",
      "You get this because the gathering was on your calendar. If you’d rather not get emails about gatherings, one click ends them: {remindersOff}",
    ],
    rest: "The dates after it are canceled too.",
    button: "See what’s next",
  },
});

export const gatheringMails = [gatheringReminderMail, gatheringMovedMail, gatheringCanceledMail] as const;
