/** The words of `/subscribe`, from top to bottom. Price, terms and what is included are the offer's. */
export const subscribePage = {
  meta: {
    title: "The whole academy, once",
    description:
      "Every course, workbook and conversation at Lightworker Academy, paid once. Lifetime access and a 30-day money-back guarantee.",
  },

  /** Said to screen readers while the page's first second passes. */
  spinnerLabel: "Loading the package",

  hero: {
    eyebrow: "One package",
    heading: "The whole academy, once and for good",
    lead: "You pay one time, and the door stays open. Take a course in the quiet month, leave it in the busy one, and come back to find your place kept.",
  },

  /** To those who may open every course. */
  owned: {
    heading: "You have all of it already",
    text: "Every course is open to you, and there is nothing left to pay here.",
    link: { label: "Back to Dashboard", to: "/" },
  },
  /** To those who come from the card of a course. */
  chosen: {
    heading: "You chose {course}",
    text: "It comes with the package, like every course here.",
    look: "See what is in it",
  },

  packageCard: {
    label: "The package",
    text: "Everything we teach, from the first sentence about your work to the day you pass it on.",
    includedLabel: "What is included",
  },

  /** Its heading is the offer's own label. */
  guarantee: {
    text: "Look at everything, finish what you like. If within thirty days of paying you would rather have your money back, write to us and you get all of it. No form to fill in, no call to sit through.",
  },

  form: {
    heading: "Enroll",
    lead: "Two lines. We never ask for a card on this page.",
    name: "Name",
    email: "E-mail",
    submit: "Enroll Now",
    busy: "Processing...",
    /** Where payments go, once that is known; until then what is so in any case. */
    payment: {
      unknown: "No card is asked for on this page.",
      test: "This is a demo: the form buys through a test checkout. No money moves, and no card is asked for.",
      stripe: "You pay on Stripe's own page; no card ever touches ours.",
      closed:
        "Payment is not open yet: this form takes no money and no card. We keep your name and address and write when it opens.",
    },
    /** For browsers without scripts, above the form. */
    withoutScripts: "This form needs JavaScript. You can also write to us.",
    /** For what the two lines can't do. */
    otherWays: {
      text: "A gift for somebody, or a code to use?",
      link: { label: "Order it here", to: "/checkout/subscribePackage" },
    },
    agreement: "What you agree to by enrolling, and what we keep about you:",
    agreementLinks: [
      { label: "Terms of Service", to: "/terms" },
      { label: "Privacy Policy", to: "/privacy" },
    ],
    nameMissing: "Please enter your name.",
    emailMissing: "Please enter your e-mail address.",
    emailWrong: "That address looks incomplete. Please check it.",
    alreadyYours: {
      text: "This is yours already. You have not been charged.",
      link: { label: "Open your courses", to: "/" },
    },
  },

  toast: {
    title: "Welcome to Lightworker Academy!",
    description: "Payment integration coming soon. You now have access to all courses.",
  },

  /** The courses themselves are the owner's, and are asked for when their place is near. */
  courses: {
    heading: "The courses it opens",
    lead: "All of them, and whatever is added later.",
    modules: { one: "1 module", many: "{count} modules" },
    lessons: { one: "1 lesson", many: "{count} lessons" },
    duration: "Length",
    difficulty: "Level",
    size: "In it",
  },

  /** Sample: made-up people, to be replaced by real ones before going live. */
  testimonials: {
    mark: "Sample voices",
    heading: "What people did with it",
    ratingLabel: "5 out of 5 stars",
    items: [
      {
        text: "I did the first course with a cold, on the sofa, in eleven days. The worksheet about whom I do not treat changed my week. There is now one kind sentence about it on my website, and Fridays have gone quiet.",
        author: "Lupe G.",
        profession: "Reiki practitioner",
        primaryArchetype: "mystic",
        secondaryArchetype: "mother",
        rating: 5,
      },
      {
        text: "Each lesson stops where you have to do something yourself, which annoyed me for a fortnight. Then I saw that I had written my whole autumn timetable into the margins of a workbook that was about something else.",
        author: "Yusuf E.",
        profession: "Yoga teacher",
        primaryArchetype: "teacher",
        secondaryArchetype: "architect",
        rating: 5,
      },
      {
        text: "Nobody had told me that a booking form could be kind. I rewrote mine after the third module, with a line about what to eat on the day and where to ring the bell. Two families have mentioned the bell.",
        author: "Marit S.",
        profession: "Birth doula",
        primaryArchetype: "mother",
        secondaryArchetype: "medicineKeeper",
        rating: 5,
      },
    ],
  },

  elsewhere: {
    text: "Not sure that you want all of it? The quiz is free, and the three weeks of the Blueprint can be had alone.",
    links: [
      { label: "Take the quiz", to: "/quiz" },
      { label: "See the Blueprint", to: "/healers-business-blueprint" },
    ],
  },
} as const;
