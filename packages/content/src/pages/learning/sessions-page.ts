import { editable } from "../../editing/editable.ts";

/** The words of `/sessions`, from top to bottom. */
export const sessionsPage = editable("sessions-page", {
  title: "Your sessions",
  description: "Book your one-on-one sessions, move them, and share what you’d like to talk about.",
  lead: "An hour that is about your work alone. Choose a time that suits you; every time here is shown in your own time zone.",
  /** Where somebody has none. */
  none: {
    heading: "There’s no session to book",
    text: "One-on-one sessions come with the Deep-Dive tier and with the alumni group. If you think you should have one, please write to us.",
    contact: "Write to us",
  },
  have: {
    once: "{minutes} minutes, once",
    month: "{minutes} minutes, each month",
    left: { one: "You can book one session.", many: "You can book {count} sessions." },
    leftMonth: {
      one: "You can book one session this month.",
      many: "You can book {count} sessions this month.",
    },
    usedOnce: "You’ve booked it.",
    usedMonth: "You’ve booked this month’s. You can already choose a time next month.",
    until: "Until {day}",
    book: "Choose a time",
  },
  rules: {
    heading: "Good to know",
    notice: "You can book up to {weeks} weeks ahead and at least {hours} hours before.",
    change:
      "You can move or cancel your session until {hours} hours before it begins. After that, please write to us.",
    link: "The way in opens here 15 minutes before you begin.",
  },
  times: {
    heading: "Choose a time",
    zone: "Times in {zone}",
    loading: "Looking for free times …",
    none: "There’s no free time in these two weeks.",
    noneAtAll:
      "There’s no free time right now. New times open week by week. If you’d like us to find one with you, please write to us.",
    earlier: "Earlier",
    later: "Later",
    days: "Days with free times",
    of: "Free times on {day}",
    chosen: "Your time: {time}",
  },
  intake: {
    heading: "Before we meet",
    lead: "A few lines help us begin where you are. You can change them until we meet.",
    questions: [
      "What would you like to have decided or understood by the end?",
      "What have you tried so far, and what happened?",
      "What should we know about you or your work before we begin?",
    ],
    hint: "Optional",
    draft: "Saved on this device until you book.",
    reminders: "Remind me by email a day and an hour before",
  },
  confirm: {
    book: "Book this session",
    booking: "Booking …",
    move: "Move to this time",
    moving: "Moving …",
    back: "Keep it as it is",
  },
  booked: "Your session is booked. We’ve sent you an email with a file for your calendar.",
  moved: "Your session has moved. We’ve sent you an email with a file for your calendar.",
  canceled: "Your session is canceled. You can book another time.",
  saved: "Saved.",
  upcoming: {
    heading: "Coming up",
    length: "{minutes} minutes",
    ownerMoved: "Moved by us: {reason}",
    join: "Go to the session",
    opens: "The way in opens at {time}.",
    noLink: "We’ll add the way in before you begin.",
    calendar: "Add to my calendar",
    move: "Move",
    cancel: "Cancel it",
    changesUntil: "You can move or cancel it until {time}.",
    tooLate: "It’s too close to change it here. Please write to us.",
    contact: "Write to us",
    intake: "What you wrote",
    editIntake: "Change what you wrote",
    saveIntake: "Save",
    reallyCancel: "Cancel this session?",
    reallyCancelText: "The hour becomes free for others. You can book another one.",
    keep: "Keep it",
  },
  sharing: {
    heading: "What you share for it",
    lead: "Nothing is shared unless you choose it here. We see exactly what you check, for this session, and you can take it back at any time.",
    course: "Course",
    choose: "Choose a course",
    nothing: "There’s nothing written in this course yet.",
    whole: "All of “{title}”",
    save: "Share what’s checked",
    saved: "Saved. That’s what we see now.",
    count: { one: "1 part shared", many: "{count} parts shared" },
  },
  past: {
    heading: "Before",
    canceled: "Canceled",
    canceledByUs: "Canceled by us: {reason}",
    more: "Show more",
    made: "What was made for you",
  },
} as const);

/** In calendars, whose owner may share them. */
export const sessionCalendarWords = editable("session-calendar-words", {
  name: "Your session",
  description: "The way in opens on your sessions page 15 minutes before.",
} as const);

/** The words of `/made-for-you`. */
export const madePage = editable("made-page", {
  title: "Made for you",
  description: "What was written, drawn and recorded for you alone.",
  lead: "What was written, drawn and recorded for you, and for nobody else.",
  empty: "Nothing here yet",
  emptyLead: "When something is made for you, it appears here and we write to you.",
  sessions: "Your sessions",
  download: "Download",
  open: "Open",
  more: "Show more",
} as const);
