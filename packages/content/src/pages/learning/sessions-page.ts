import { editable } from "../../editing/editable.ts";

/** The words of `/sessions`, from top to bottom. */
export const sessionsPage = editable("sessions-page", {
  title: "Your sessions",
  description: "Book your one-on-one sessions, move them, and share what you’d like to talk about.",
  lead: "Time that is about your work alone. Every time here is shown by the clock where you are: {zone}.",
  /** Where somebody has none. */
  none: {
    heading: "There’s no session to book",
    text: "One-on-one sessions come with the Deep-Dive tier and with the alumni group. If you think you should have one, please write to us.",
    tiers: { label: "See the tiers", to: "/healers-business-blueprint#pricing-section" },
    contact: "Write to us",
  },
  /** For the owner, who gives them. */
  owner: {
    heading: "Sessions are booked with you",
    text: "Your learners choose a time here. Your free hours and what is booked are in your studio.",
    see: { label: "Open your sessions", to: "/studio/bookings" },
  },
  have: {
    heading: "What you have",
    once: "{minutes} minutes, once",
    month: "{minutes} minutes, each month",
    times: "{times} sessions of {minutes} minutes",
    monthTimes: "{times} sessions of {minutes} minutes, each month",
    left: { one: "You can book one session.", many: "You can book {count} sessions." },
    leftMonth: {
      one: "You can book one session this month.",
      many: "You can book {count} sessions this month.",
    },
    usedOnce: { one: "You’ve booked it.", many: "You’ve booked all of them." },
    usedMonth: "You’ve booked this month’s. You can already choose a time next month.",
    until: "Until {day}",
    book: "Choose a time",
  },
  rules: {
    heading: "Good to know",
    ahead: { one: "You can book up to 1 week ahead.", many: "You can book up to {count} weeks ahead." },
    notice: {
      one: "Please book at least 1 hour before you’d like to begin.",
      many: "Please book at least {count} hours before you’d like to begin.",
    },
    change: {
      one: "You can move or cancel your session until 1 hour before it begins. After that, please write to us.",
      many: "You can move or cancel your session until {count} hours before it begins. After that, please write to us.",
    },
    /** Where it can be changed until it begins. */
    changeAlways: "You can move or cancel your session until it begins.",
    link: "The way in opens here 15 minutes before you begin.",
  },
  times: {
    heading: "Choose a time",
    zone: "Times in {zone}",
    loading: "Looking for free times …",
    none: "There’s no free time after these.",
    noneAtAll:
      "There’s no free time right now. New times open week by week. If you’d like us to find one with you, please write to us.",
    earlier: "Earlier times",
    later: "Later times",
    /** Where somebody was faster. */
    kept: "These times are free now, and what you wrote is still here.",
    keptTime: "These times are free now. Your session stays where it was.",
    days: "Days with free times",
    of: "Free times on {day}",
    chosen: "Your time: {time}",
    please: "Please choose a time.",
  },
  intake: {
    heading: "Before we meet",
    lead: "A few lines help us begin where you are. Answer what you like: you can change it until we meet.",
    questions: [
      "What would you like to have decided or understood by the end?",
      "What have you tried so far, and what happened?",
      "What should we know about you or your work before we begin?",
    ],
    hint: "Optional",
    draft: "What you write is kept in this tab until you book.",
    reminders: "Remind me by email a day and an hour before",
  },
  confirm: {
    book: "Book this session",
    booking: "Booking …",
    move: "Move to this time",
    moving: "Moving …",
    back: "Keep your session as it is",
  },
  /** Where no answer came. */
  offline: "We can’t reach the academy. Nothing you entered is lost: please try again.",
  back: "All your sessions",
  unknown: "We can’t find this session. It may have been canceled, or be over.",
  booked: "Your session is booked. We’ve sent you an email with a file for your calendar.",
  moved: "Your session has moved. We’ve sent you an email with a file for your calendar.",
  canceled: "Your session is canceled. You can book another time.",
  saved: "Saved.",
  upcoming: {
    heading: "Coming up",
    length: "{minutes} minutes",
    moveHeading: "Move your session",
    moveLead: "Now: {time}",
    isOn: "It’s on now",
    joining: "Opening …",
    ownerMoved: "Moved by us: {reason}",
    join: "Go to the session",
    opens: "The way in opens {time}.",
    noLink: "We’ll add the way in before you begin.",
    calendar: "Add to my calendar",
    ownCalendar: "Your own calendar can show your calls and sessions and stay current by itself.",
    subscribe: { label: "Set up your calendar", to: "/calendar#reminders" },
    move: "Move the session",
    cancel: "Cancel the session",
    remindersOn: "Reminders are on.",
    remindersOff: "Reminders are off.",
    /** Where they were turned off for calls and sessions alike. */
    allOff: "You’ve turned off all reminders of calls and sessions.",
    turnOn: { label: "Turn reminders on", to: "/calendar#reminders" },
    canceling: "Canceling …",
    nothingWritten: "You haven’t written anything yet.",
    changesUntil: "You can move or cancel it until {time}.",
    tooLate: "It’s too close to change it here. Please write to us.",
    contact: "Write to us",
    intake: "What you wrote",
    editIntake: "Change what you wrote",
    saveIntake: "Save",
    saving: "Saving …",
    leave: "Never mind",
    reallyCancel: "Cancel this session?",
    reallyCancelText:
      "The hour becomes free for others. You can book another one. What you shared for this one is taken back.",
    keep: "Keep the session",
  },
  sharing: {
    heading: "What you share for this session",
    lead: "Nothing is shared unless you choose it here. We see exactly the parts you check, as they read when we look, for this session alone. You can take them back at any time.",
    open: "Choose what to share",
    close: "Close",
    shared: "Shared",
    saving: "Saving …",
    takeBack: "Take everything back",
    takenBack: "Taken back. We see nothing of this course anymore.",
    unsaved: "You’ve changed something. Nothing is shared or taken back until you save.",
    noCourse: "There’s no course open to you whose workbooks or plan you could share.",
    course: "Course",
    choose: "Choose a course",
    nothing: "There’s nothing written in this course yet.",
    whole: "All of “{title}”",
    save: "Share what’s checked",
    saved: "Saved. That’s what we see now.",
    count: { one: "1 part shared", many: "{count} parts shared" },
    countNone: "Nothing is shared.",
  },
  past: {
    heading: "What has been",
    none: "Sessions that are over will be listed here.",
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
