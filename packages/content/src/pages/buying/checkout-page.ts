import { academy } from "../../academy.ts";
import { editable } from "../../editing/editable.ts";

/** The words of `/checkout/{offer}`. Name, price and what is included are the offer's. */
export const checkoutPage = editable("checkout-page", {
  title: "Checkout",
  description: "What you get, what it costs, and how to pay.",
  /** Above the name of an offer that is a way of taking a course. */
  courses: { blueprint: "Healer’s Business Blueprint", academy: academy.name },
  testMark: "Test checkout: no money moves",
  opensLabel: "What’s included",
  /** Of a course that is sold by itself, until its own name is known. */
  course: "A course",

  plans: {
    legend: "How would you like to pay?",
    full: "{price} once",
    instalments: "{count} payments of {price}, a month apart",
    inAll: "{total} total.",
    due: "If you pay today, the second payment is due on {day}.",
    /** Where something comes off, and the bill below says how much it is. */
    reducedFull: "All at once",
    reducedInstalments: "In {count} payments, a month apart",
  },
  /** Beneath the price of a membership. */
  monthly: {
    per: "per month",
    terms: [
      "Cancel anytime in your settings, in two clicks. You keep access until the end of the month you’ve paid for.",
      "Your price stays {price} a month for as long as you’re a member.",
    ],
    /** What is agreed to by checking a box, and kept with the order word for word. */
    renewal: "You’ll be charged {price} today and every month until you cancel.",
    invitation:
      "Seats are for people who have finished the Healer’s Business Blueprint, and for people we invite personally.",
    signIn: { before: "If you’ve finished it,", label: "sign in first", after: "so we can see that." },
    /** An invitation is for one address. */
    invited: "You’re invited. Use the email address your invitation came to.",
  },

  buyer: {
    legend: "Your details",
    name: "Your name",
    email: "Your email",
    emailHint: "We’ll send your receipt and a sign-in link here.",
    giftEmailHint: "We’ll send your receipt here.",
    accountEmailHint: "The email address of your account. We’ll send your receipt here.",
    /** The address follows. */
    signedInAs: "You’re signed in as",
    added: "We’ll add your purchase to this account.",
    giftAdded: "You’ll find the order and its receipt in this account.",
  },

  gift: {
    toggle: "This is a gift",
    toggleHint: "For someone else, in one payment.",
    legend: "Who is it for?",
    name: "Their name",
    email: "Their email",
    emailHint: "We’ll email them a link to open their gift.",
    note: "Add a note",
    noteHint: "We’ll include it in our email to them.",
    maxNoteCharacters: 1000,
    left: { one: "1 character left", many: "{count} characters left" },
    tooMany: { one: "1 character too many", many: "{count} characters too many" },
    when: "When should they get it?",
    atOnce: "Right away",
    later: "On a date I choose",
    day: "Date",
  },

  coupon: {
    summary: "Have a code?",
    label: "Code",
    apply: "Apply",
    busy: "Checking…",
    missing: "Please enter a code.",
    /** After why. */
    notApplied: "It isn’t applied: you can try another, or go on without one.",
    applied: "{code} applied: {amount} off.",
  },

  sums: {
    heading: "Order summary",
    price: "Price",
    instalments: "{count} payments of {price}",
    /** Where it can only be one: the tier below. */
    upgradeFrom: "You already have the {tier}: {amount} off",
    upgrade: "You already have a tier of the Blueprint: {amount} off",
    discount: "Code {code}",
    total: "Total",
    monthly: "Each month",
    dueToday: "Due today",
    failed:
      "We couldn’t calculate your discount right now. The payment page will show the full amount before you pay.",
  },

  agreement: {
    before: "By continuing, you agree to the",
    terms: { label: "Terms of Service", to: "/terms" },
    between: "The",
    privacy: { label: "Privacy Policy", to: "/privacy" },
    after: "explains what we keep about you.",
    opensNewTab: "opens in a new tab",
  },
  submit: "Continue to payment",
  submitFree: "Get it now",
  busy: "One moment…",
  paidAt: {
    stripe:
      "You’ll pay on Stripe’s secure page, so we never see your card number. If tax applies, you’ll see it there before you pay.",
    test: "The next page is a test. It doesn’t ask for a card or take any money.",
  },

  /** In place of the form. */
  refusals: {
    ALREADY_YOURS: {
      heading: "You already have this",
      text: "It’s in the account you’re signed in with. You haven’t been charged.",
      links: [
        { label: "Open your courses", to: "/" },
        { label: "Contact us", to: "/contact" },
      ],
    },
    SEATS_TAKEN: {
      heading: "All seats are taken right now",
      text: "You haven’t been charged. Seats open up again when someone doesn’t complete their payment. Check back later, or contact us.",
      links: [
        { label: "About the alumni group", to: "/alumni-group" },
        { label: "Contact us", to: "/contact" },
      ],
    },
    /** After what the server says of it. */
    INVITATION_NEEDED: {
      heading: "A seat needs an invitation",
      text: "You haven’t been charged. If you’ve finished the Blueprint, sign in with the email address you used for it. If you were invited, open the link in our email again and use the address it came to.",
      links: [
        { label: "About the alumni group", to: "/alumni-group" },
        { label: "Contact us", to: "/contact" },
      ],
    },
    /** The same. */
    CONFLICT: {
      heading: "Not quite yet",
      text: "You haven’t been charged.",
      links: [
        { label: "Your orders", to: "/settings#orders" },
        { label: "Contact us", to: "/contact" },
      ],
    },
  },
  /** For those who have it themselves. */
  giveInstead: "Give it as a gift",

  closed: {
    heading: "Payment isn’t open yet",
    text: "You can’t buy this yet. Leave your name and email address, and we’ll let you know when you can.",
    name: "Name",
    email: "Email",
    submit: "Tell me when it opens",
    busy: "One moment…",
    privacyLink: { label: "What we store", to: "/privacy" },
    done: {
      heading: "You’re on the list",
      text: "We’ll email you when you can buy this. Nothing has been charged.",
    },
  },

  /** In place of the form, while not all of it is ready. */
  soon: {
    heading: "This opens soon",
    text: "We’re still getting some of it ready, so you can’t buy it yet. Leave your name and email address, and we’ll let you know when you can.",
  },

  limits: {
    nameMissing: "Please enter your name.",
    emailMissing: "Please enter your email address.",
    emailWrong: "That email address looks incomplete. Please check it.",
    renewalMissing: "Please check this box: the membership renews every month until you cancel.",
    theirNameMissing: "Please enter their name.",
    theirEmailMissing: "Please enter their email address.",
    noteTooLong: "Please keep the note to 1,000 characters or fewer.",
    dayMissing: "Please choose a date.",
    dayPast: "Please choose a date in the future.",
  },
  failed: { heading: "We can’t load the checkout right now", again: "Try again" },
} as const);
