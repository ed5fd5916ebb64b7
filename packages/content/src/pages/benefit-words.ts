/** Where the spaces of a demo lead. */
export const sampleSpaceLink = "/space/sample";

/** How what an offer is made of is said, wherever it is sold, paid and held. */
export const benefitWords = {
  heading: "What you get",
  /** Behind what ends. */
  until: "until {day}",
  months: { one: "for 1 month from the day it opens", many: "for {count} months from the day it opens" },
  membership: "while you’re a member",
  /** Of courses that were bought once. */
  course: "lifetime access",
  /** Of what somebody has already, at least as long. */
  held: "you have this already",
  /** Above what somebody gets by moving up. */
  addedBy: "{tier} adds, from the day you upgrade:",
  /** Beside the price of what isn’t sold yet. */
  soon: "Opens soon",
  /** For whoever would move up to it. */
  soonMore: "It opens soon. You can leave your address there, and we’ll let you know.",
  /** Where a receipt has no room for all. */
  more: "and {count} more, listed with the order in your settings",

  /** The learner’s own page. */
  mine: {
    heading: "What you have",
    about: "Beside your courses, and until when.",
    none: "Your courses are everything you have right now.",
    failed: "We can’t load what you have right now.",
    kept: "for as long as you have it",
    places: {
      calls: { to: "/calendar", label: "Open your calendar" },
      "co-working": { to: "/calendar", label: "Open your calendar" },
      recordings: { to: "/recordings", label: "Watch the recordings" },
      session: { to: "/sessions", label: "Book a session" },
      files: { to: "/made-for-you", label: "See what was made for you" },
      priority: { to: "/contact", label: "Write to us" },
    },
  },

  /** Of priority, and to whoever holds it and has written. */
  answers: {
    one: "We answer within 1 business day.",
    many: "We answer within {count} business days.",
  },

  space: {
    open: "Open the space",
    busy: "Opening…",
    soon: "It isn’t open yet.",
    notReady: "This space isn’t open yet. Please look in again soon, or contact us.",
    /** At `sampleSpaceLink`. */
    sample: {
      title: "A sample space",
      description: "Where members would meet.",
      text: "This is where your community would open. The spaces in this academy are samples, so there’s nobody here yet. In a live academy the button leads to where the members meet.",
      back: { label: "Back to your dashboard", to: "/" },
    },
  },

  /** What the owner has still to do before something can be sold. */
  missing: {
    space: "Enter the link to “{name}”.",
    any: "“{name}” can’t be delivered yet.",
  },
} as const;
