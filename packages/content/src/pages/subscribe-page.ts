import { academy } from "../academy.ts";
import { editable } from "../editing/editable.ts";

/** The words of `/subscribe`, from top to bottom. Price, terms and what is included are the offer's. */
export const subscribePage = editable("subscribe-page", {
  meta: {
    title: "The complete academy, one payment",
    description: `The complete academy of ${academy.name}: its courses with all their workbooks, for one payment. Lifetime access and a 30-day money-back guarantee.`,
  },

  /** Said to screen readers while the page's first second passes. */
  spinnerLabel: "Loading the package",

  hero: {
    eyebrow: "One package",
    heading: "The complete academy, one payment",
    lead: "You pay once, and the door stays open. Take a course in a quiet month, leave it in a busy one, and come back to find your place.",
  },

  /** To those who may open every course of it. */
  owned: {
    heading: "You already have all of it",
    text: "Every course of the package is open to you, and there’s nothing left to pay.",
    link: { label: "Back to Dashboard", to: "/" },
  },
  /** To those who come from the card of a course. */
  chosen: {
    heading: "You chose {course}",
    text: "It comes with the package.",
    look: "See what’s in it",
  },

  packageCard: {
    label: "The package",
    text: "Courses from the first sentence about your work to leading a group of your own. Calls, coaching and a community aren’t part of it.",
    includedLabel: "What’s included",
    /** On a phone, where the form is further down. */
    toForm: "Go to the enrollment form",
  },

  /** Its heading is the offer's own label. */
  guarantee: {
    text: "Look at everything, finish what you like. If you’d rather have your money back, write to us within thirty days of paying and you get all of it. No reasons, no phone call. It covers the Blueprint too, which has no money-back guarantee when you buy it on its own.",
  },

  form: {
    heading: "Enroll",
    lead: "Just your name and email. We never ask for a card on this page.",
    name: "Name",
    email: "Email",
    submit: "Enroll Now",
    busy: "Processing...",
    /** Where payments go, once that is known; until then what is so in any case. */
    payment: {
      unknown: "We don’t ask for a card on this page.",
      test: "This is a demo: the form buys through a test checkout. No money moves, and no card is asked for.",
      stripe: "You pay on Stripe’s own page; no card ever touches ours.",
      closed:
        "Payment is not open yet: this form takes no money and no card. We keep your name and address and write when it opens.",
    },
    /** For browsers without scripts, above the form. */
    withoutScripts: "This form needs JavaScript. You can also write to us.",
    /** For what the two lines can't do. */
    otherWays: {
      text: "Buying a gift, or have a code?",
      link: { label: "Order it here", to: "/checkout/subscribePackage" },
    },
    agreement: "What you agree to by enrolling, and what we keep about you:",
    agreementLinks: [
      { label: "Terms of Service", to: "/terms" },
      { label: "Privacy Policy", to: "/privacy" },
    ],
    nameMissing: "Please enter your name.",
    emailMissing: "Please enter your email address.",
    emailWrong: "That address looks incomplete. Please check it.",
    alreadyYours: {
      text: "You already have this. You haven’t been charged.",
      link: { label: "Open your courses", to: "/" },
    },
  },

  toast: {
    title: `Welcome to ${academy.name}!`,
    description: "Payment integration coming soon. You now have access to all courses.",
  },

  /** The courses themselves are the owner's, and are asked for when their place is near. */
  courses: {
    heading: "The courses it opens",
    lead: "All of them, from the moment your payment arrives.",
    /** Courses that are not part of it. */
    aloneHeading: "Courses by themselves",
    aloneLead: "They aren’t part of the package. Each has its own price.",
    modules: { one: "1 module", many: "{count} modules" },
    lessons: { one: "1 lesson", many: "{count} lessons" },
    duration: "Length",
    difficulty: "Level",
    size: "Contents",
    /** Where a course is also sold by itself. */
    alone: "This course by itself: {price}",
    inTwo: ", or 2 payments of {price}",
    buy: "Buy this course",
    get: "Get it for free",
  },

  /** Sample: made-up people, to be replaced by real ones before going live. */
  testimonials: {
    mark: "Sample voices",
    heading: "What people did with it",
    ratingLabel: "5 out of 5 stars",
    /** Between two archetypes. */
    with: "with",
    items: [
      {
        text: "I took the first course with a cold, on the couch, in eleven days. The page about who I don’t treat changed my week. There’s one kind sentence about it on my website now, and my Fridays have gone quiet.",
        author: "Lupe G.",
        picture: { drawing: "open-hands", alt: "Drawing: two cupped hands holding a small lit lamp." },
        profession: "Reiki practitioner",
        primaryArchetype: "mystic",
        secondaryArchetype: "mother",
        rating: 5,
      },
      {
        text: "Every lesson stops where you have to do something yourself, which annoyed me for two weeks. Then I noticed I’d written my whole fall schedule into the margins of a workbook that was about something else.",
        author: "Yusuf E.",
        picture: { drawing: "palms-together", alt: "Drawing: two palms laid together." },
        profession: "Yoga teacher",
        primaryArchetype: "teacher",
        secondaryArchetype: "architect",
        rating: 5,
      },
      {
        text: "Nobody had ever told me a booking form could be kind. I rewrote mine after the third module, with a line about what to eat that day and which bell to ring. Two families have mentioned the bell.",
        author: "Marit S.",
        picture: { drawing: "held-hand", alt: "Drawing: somebody’s hand, held between two others." },
        profession: "Birth doula",
        primaryArchetype: "mother",
        secondaryArchetype: "medicineKeeper",
        rating: 5,
      },
    ],
  },

  elsewhere: {
    label: "Elsewhere",
    text: "Not sure you want all of it? The quiz is free, and you can buy the Blueprint on its own, though without the money-back guarantee.",
    links: [
      { label: "Take the quiz", to: "/quiz" },
      { label: "See the Blueprint", to: "/healers-business-blueprint" },
    ],
  },
} as const);
