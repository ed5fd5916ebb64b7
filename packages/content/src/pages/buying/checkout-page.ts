/** The words of `/checkout/{offer}`. Name, price and what is included are the offer's. */
export const checkoutPage = {
  title: "Checkout",
  description: "What you get, what it costs, and the way to payment.",
  /** Above the name of an offer that is a way of taking a course. */
  courses: { blueprint: "Healer's Business Blueprint", academy: "Lightworker Academy" },
  testMark: "Test checkout: no money moves",
  opensLabel: "What it opens",

  plans: {
    legend: "How would you like to pay?",
    full: "{price} once",
    instalments: "{count} payments of {price}, a month apart",
    inAll: "{total} in all.",
    due: "If you pay today, the second is due on {day}.",
    /** Where something comes off, and the bill below says how much it is. */
    reducedFull: "All at once",
    reducedInstalments: "In {count} payments, a month apart",
  },
  /** Beneath the price of a membership. */
  monthly: {
    per: "per month",
    terms: [
      "Cancel anytime in your settings, in two clicks. It then stays open to the end of the month you have paid for.",
      "Your price stays {price} a month for as long as you stay.",
    ],
    invitation:
      "A seat is for those who have finished the Healer's Business Blueprint, and for those we invite by name.",
    signIn: { before: "If you have finished it,", label: "sign in first", after: "so that we can see it." },
    /** An invitation is for one address. */
    invited: "You are invited. Use the address that your invitation came to.",
  },

  buyer: {
    legend: "Your details",
    name: "Your name",
    email: "Your e-mail",
    emailHint: "Your receipt goes here, and a link that lets you in.",
    giftEmailHint: "Your receipt goes here.",
    accountEmailHint: "The address of your account. Your receipt goes here.",
    /** The address follows. */
    signedInAs: "You are signed in as",
    added: "What you buy is added to this account.",
    giftAdded: "The order and its receipt are kept with this account.",
  },

  gift: {
    toggle: "This is a gift",
    toggleHint: "For somebody else, in one payment.",
    legend: "Who is it for?",
    name: "Their name",
    email: "Their e-mail",
    emailHint: "We write to them here, with a link that lets them in.",
    note: "A note to go with it",
    noteHint: "They read it in our mail.",
    mostNoteCharacters: 1000,
    left: { one: "1 character left", many: "{count} characters left" },
    tooMany: { one: "1 character too many", many: "{count} characters too many" },
    when: "When do they get it?",
    atOnce: "At once, as soon as it is paid",
    later: "On a day I choose",
    day: "Day",
  },

  coupon: {
    summary: "Have a code?",
    label: "Code",
    apply: "Apply",
    busy: "Checking…",
    missing: "Please type the code first.",
    applied: "{code} counts: {amount} comes off.",
  },

  sums: {
    heading: "What you pay",
    price: "Price",
    instalments: "{count} payments of {price}",
    /** Where it can only be one: the tier below. */
    upgradeFrom: "You have the {tier}: {amount} comes off",
    upgrade: "You have a tier of the Blueprint already: {amount} comes off",
    discount: "Code {code}",
    total: "Total",
    monthly: "Each month",
    dueToday: "Due today",
    failed:
      "What comes off could not be reckoned just now. The payment page shows the whole sum before you pay.",
  },

  agreement: {
    before: "By going on you agree to the",
    terms: { label: "Terms of Service", to: "/terms" },
    between: "The",
    privacy: { label: "Privacy Policy", to: "/privacy" },
    after: "says what we keep about you.",
    opensNewTab: "opens in a new tab",
  },
  submit: "Go to payment",
  submitFree: "Get it now",
  busy: "One moment…",
  paidAt: {
    stripe:
      "You pay on Stripe's own page; no card ever touches ours. Where tax has to be added, that page shows it before you pay.",
    test: "The next page is a test: it asks for no card and takes no money.",
  },

  /** In place of the form. */
  refusals: {
    ALREADY_YOURS: {
      heading: "This is yours already",
      text: "It is open in the account you are signed in with. You have not been charged.",
      links: [
        { label: "Open your courses", to: "/" },
        { label: "Write to us", to: "/contact" },
      ],
    },
    SEATS_TAKEN: {
      heading: "All seats are taken right now",
      text: "You have not been charged. A seat that somebody holds and does not pay for comes free again: look in later, or write to us.",
      links: [
        { label: "About the alumni group", to: "/alumni-group" },
        { label: "Write to us", to: "/contact" },
      ],
    },
    /** After what the server says of it. */
    INVITATION_NEEDED: {
      heading: "A seat needs an invitation",
      text: "You have not been charged. If you have finished the Blueprint, sign in with the address you learned with. If you were invited, open the link in our mail once more, and use the address it came to.",
      links: [
        { label: "About the alumni group", to: "/alumni-group" },
        { label: "Write to us", to: "/contact" },
      ],
    },
    /** The same. */
    CONFLICT: {
      heading: "Not quite yet",
      text: "You have not been charged.",
      links: [
        { label: "Your orders", to: "/settings#orders" },
        { label: "Write to us", to: "/contact" },
      ],
    },
  },
  /** For those who have it themselves. */
  giveInstead: "Give it to somebody",

  closed: {
    heading: "Payment is not open yet",
    text: "Nothing can be bought here today. Leave your name and address, and we write to you when it opens.",
    name: "Name",
    email: "E-mail",
    submit: "Tell me when it opens",
    busy: "One moment…",
    privacyLink: { label: "What we store", to: "/privacy" },
    done: {
      heading: "We have your address",
      text: "You hear from us when this can be bought. Until then nothing is owed and nothing is charged.",
    },
  },

  limits: {
    nameMissing: "Please enter your name.",
    emailMissing: "Please enter your e-mail address.",
    emailWrong: "That address looks incomplete. Please check it.",
    theirNameMissing: "Please enter their name.",
    theirEmailMissing: "Please enter their e-mail address.",
    noteTooLong: "Please use at most 1,000 characters for the note.",
    dayMissing: "Please choose a day.",
    dayPast: "Please choose a day that is still to come.",
  },
  failed: { heading: "The checkout can't be shown right now", again: "Try again" },
} as const;
