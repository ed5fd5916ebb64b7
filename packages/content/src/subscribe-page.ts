/** The words of `/subscribe`, from top to bottom. */
export const subscribePage = {
  meta: {
    title: "The whole academy, once",
    description:
      "Every course, workbook and conversation at Lightworker Academy for $997, paid once. Lifetime access and a 30-day money-back guarantee.",
  },

  /** Said to screen readers while the page's first second passes. */
  spinnerLabel: "Loading the package",

  hero: {
    eyebrow: "One package",
    heading: "The whole academy, once and for good",
    lead: "You pay one time, and the door stays open. Take a course in the quiet month, leave it in the busy one, and come back to find your place kept.",
  },

  packageCard: {
    label: "The package",
    name: "The complete academy",
    price: "$997",
    terms: "one-time",
    access: "Lifetime access",
    text: "Everything we teach, from the first sentence about your work to the day you pass it on.",
    includedLabel: "What is included",
    included: [
      {
        title: "Foundation & Mindset",
        text: "Your work in plain words, a price you can say aloud, and a week that ends on Friday.",
      },
      {
        title: "Business Strategy",
        text: "Offers, pages, bookings and books: a practice that people can find and you can run.",
      },
      {
        title: "Advanced Healing",
        text: "Groups, grief, silence, and the edge of your craft, for when you already have clients.",
      },
      {
        title: "Healer's Business Blueprint",
        text: "The 3-week self-paced course, ending in a 90-day launch plan.",
      },
      {
        title: "The resource vault",
        text: "Workbooks, templates, forms and letters, to print and to write on.",
      },
      {
        title: "The community",
        text: "People in the same work, who read drafts and answer questions.",
      },
      {
        title: "Certificates",
        text: "One for each course you finish, with an address where anyone can check it.",
      },
    ],
    pictureAlt: "A large mandala in fine gold and plum lines, made of all ten archetypes’ petals.",
  },

  guarantee: {
    heading: "30-day money-back guarantee",
    text: "Look at everything, finish what you like. If within thirty days of paying you would rather have your money back, write to us and you get all of it. No form to fill in, no call to sit through.",
  },

  form: {
    heading: "Enrol",
    lead: "Two lines. We never ask for a card on this page.",
    name: "Name",
    nameHint: "As it will stand on your certificates.",
    email: "E-mail",
    emailHint: "Where your receipt and your way in are sent.",
    submit: "Enroll Now",
    busy: "Processing...",
    /** While no live payment is set. */
    notLiveNote: "Payment is not open yet: this form takes no money and no card.",
    /** Once a live payment is set. */
    liveNote: "Your card is entered with our payment provider, on the next page. We never see it.",
    agreement: "By enrolling you agree to our terms. What we keep about you is on the privacy page.",
    agreementLinks: [
      { label: "Terms of Service", to: "/terms" },
      { label: "Privacy Policy", to: "/privacy" },
    ],
    nameMissing: "Please enter your name.",
    emailMissing: "Please enter your e-mail address.",
    emailWrong: "That address looks incomplete. Please check it.",
    failure: "That did not go through. Nothing was charged; please try again.",
  },

  toast: {
    title: "Welcome to Lightworker Academy!",
    description: "Payment integration coming soon. You now have access to all courses.",
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
