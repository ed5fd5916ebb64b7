import { editable } from "../../editing/editable.ts";

/** The words of `/calendar`, from top to bottom. */
export const calendarPage = editable("calendar-page", {
  title: "Calendar",
  description: "Your calls and sessions, in your own time.",
  lead: "Your calls and sessions. Every time is shown by the clock where you are: {zone}.",

  next: "Next",
  upcoming: "Coming up",
  past: "What has been",
  showPast: "Show what has been",
  hidePast: "Hide what has been",
  more: "Show more",
  none: {
    heading: "Nothing on your calendar right now",
    text: "When the next call is set, it appears here, and we’ll email you the day before.",
  },
  noBenefit: {
    heading: "No calls come with what you have",
    text: "Group calls are part of the Guided and Deep-Dive tiers and of the alumni group.",
    see: { label: "See the tiers", to: "/healers-business-blueprint#pricing-section" },
  },

  date: {
    with: "with {host}",
    length: { one: "{count} minute", many: "{count} minutes" },
    moved: "Moved from {when}",
    canceled: "Canceled",
    sample: "Sample",
    going: { one: "{count} person will be there", many: "{count} people will be there" },
    willBeThere: "I’ll be there",
    imGoing: "You’ll be there",
    notGoing: "I can’t make it after all",
    join: "Join",
    joinOpens: "The way in opens at {time}",
    joining: "Opening…",
    isOn: "It’s on now",
    add: "Add to calendar",
    ask: "Ask something beforehand",
    yourQuestion: "Your question",
    noQuestion: "Please enter your question.",
    changeQuestion: "Change your question",
    askHint: "The host sees it before the call, with your name.",
    send: "Send it in",
    save: "Save",
    takeBack: "Take it back",
    cancel: "Never mind",
    sent: "Your question is with the host",
    takenBack: "Your question is taken back",
    watch: "Watch the recording",
    unrecorded: "There’s no recording of this one.",
  },

  /** One-on-one sessions, for whoever has them. */
  sessions: {
    heading: "Your sessions",
    toBook: "You haven’t chosen a time yet.",
    open: "Open your sessions",
    book: "Choose a time",
  },

  settings: {
    heading: "Reminders and your own calendar",
    reminders: "Email me a day and an hour before",
    remindersOn: "Reminders are on",
    remindersOff: "Reminders are off",
    about:
      "With an address of your own, the calendar on your phone or computer shows these dates too, and stays current by itself.",
    open: "Make an address that stays current",
    opened:
      "Add this address to your calendar as a subscription. It shows when your calls and sessions are, never the way in. Keep it to yourself all the same.",
    hidden:
      "Your address still works, but it can’t be shown anymore. If you need it, end it and make another one.",
    address: "Your address",
    copy: "Copy the address",
    copied: "Copied",
    subscribe: "Open in your calendar",
    close: "End this address",
    closed: "The address no longer works",
  },

  /** In a calendar program. */
  file: {
    name: "Academy calls and sessions",
    host: "Host:",
    join: "To join:",
  },

  /** `/calendar/reminders-off`, where a mail leads. */
  off: {
    title: "Reminders off",
    description: "No more emails before calls.",
    busy: "One moment…",
    done: "Reminders are off",
    text: "We won’t email you before calls and sessions anymore. You can turn reminders back on from your calendar.",
    failed: "That didn’t work",
    noToken:
      "Part of the link is missing. Open it from the email again, or turn reminders off on your calendar.",
    calendar: { label: "Go to your calendar", to: "/calendar" },
  },

  /** `/calendar/sample-call`, where the samples of a demo lead. */
  sampleCall: {
    title: "A sample room",
    description: "Where a call would take place.",
    text: "This is where your call would open. The gatherings in this academy are samples, so there’s nobody here yet. In a live academy this button leads to the meeting itself.",
    back: { label: "Back to the calendar", to: "/calendar" },
  },
});
