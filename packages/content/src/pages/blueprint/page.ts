import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { academy, founderSlug } from "../../academy.ts";
import { editable } from "../../editing/editable.ts";
import { founderPicture, type Picture } from "../../pictures.ts";
import { firstFilm } from "../../welcome-film.ts";

/**
 * The words of the sales page, section by section in the order of the page. The tiers, the testimonials, the questions
 * and the enrollment notices have modules of their own.
 */
export const blueprintMeta = editable("blueprint-meta", {
  /** The academy’s name is added behind it. */
  title: "Healer’s Business Blueprint",
  description:
    "A self-paced course for healers: 3 weeks, 20-30 minutes per day, from confused about your gifts to an offer, a price and a 90-day launch plan.",
  /** The page has two addresses; this is the one it goes by. */
  path: "/healers-business-blueprint",
} as const);

/** Sample: claims from the specification, to be made true or taken down before going live. */
export const blueprintClaims = editable("blueprint-claims", {
  label: "The Blueprint in figures",
  mark: "Sample figures",
  items: [
    { figure: "1,200+", of: "healers trained", claim: "blueprint-trained" },
    { figure: "12,000+", of: "quiz takers", claim: "blueprint-quiz-takers" },
    { figure: "20-30", of: "minutes per day" },
    /** The one whose word stands before the figure. */
    { before: "saves", figure: "12+ months and $5,000+", claim: "blueprint-savings" },
  ],
} as const);

export const blueprintHero = editable("blueprint-hero", {
  eyebrow: "A three-week course for healers and lightworkers",
  title: "Healer’s Business Blueprint",
  /** One sentence in three parts; the middle one is given and stays to the letter. */
  promise: {
    before: "Give it twenty to thirty minutes a day, and ",
    exact: "within 3 weeks you will go from confused about your gifts to a 90-day business launch plan",
    after: ".",
  },
  lead: "You have the training and the heart for it. What’s missing is the order to do things in.",
  button: { label: "See the four common problems", to: "#problem-section" },
  prices: {
    label: "See the prices",
    to: "#pricing-section",
    /** Beside the button, and in the strip that follows the reader down the page. */
    from: "From {price}, {twoPayments}",
    fromShort: "From {price}",
  },
  freeLesson: { label: "Read a free lesson first", to: "/free-lesson" },
  ringAlt:
    "Ten mandalas in fine lines, one for each archetype, set in a ring like the petals of one large flower.",
  /** In the middle of the ring, where there is room for it. */
  picture: { drawing: "the-plan", alt: "Drawing: a hand writes a plan on a sheet of paper, beside a cup." },
} as const);

export const letter = editable("letter", {
  salutation: "Dear Lightworker,",
  paragraphs: [
    "You have probably done the hard part already. You sat through the trainings, you practiced on your sister and on a patient neighbor, and somewhere along the way people began to call you when things went wrong. They come back, and they bring their friends.",
    "Then someone at a party asks what you do, and you hear yourself giving four answers at once.",
  ],
  /** Folded away at first. */
  moreLabel: "Read the rest of the letter",
  more: [
    "I know that stammer. By day I kept other people’s books, and asked truckers what they charged and why. In the evenings I gave massages in a room above a bakery, and had a price list I changed whenever somebody sighed. I knew the right questions perfectly well. It was years before I sat down with a pencil and asked them of myself, in order, beginning at the beginning.",
    "This course asks them of you. In the first week you find out which kind of healer you are. In the second you decide what you offer, to whom, and what it costs. In the third you work out how those people will hear about you, and you write down the next ninety days, week by week.",
    "I can’t promise you a full calendar; nobody honest can. I can tell you that at the end of the third week there will be a plan in your own handwriting, and that it will fit you, because you made it to measure.",
    "And the next time somebody at a party asks, you will have one sentence. Leave a pause after it. They usually want to know more.",
  ],
  closing: "Warmly,",
  /** Sample: the founder. */
  signature: "Elena Marlowe",
  signatureRole: `Founder of ${academy.name}`,
} as const);

export const normalToFeel = editable("normal-to-feel", {
  lead: "It’s normal to feel",
  phrases: [
    "torn between six modalities",
    "uneasy about charging for a gift",
    "trained for years and still not ready",
    "allergic to the word marketing",
    "generous, tired and underpaid",
    "alone with the business part",
  ],
  text: "Almost everyone who is good at this has felt all six, some of them before breakfast. They don’t mean you chose the wrong work. They mean the work has no shape yet.",
  pauseLabel: "Pause the headline",
  playLabel: "Play the headline",
} as const);

export const tenArchetypes = editable("ten-archetypes", {
  eyebrow: "Where your plan begins",
  heading: "There are 10 sacred healing archetypes",
  paragraphs: [
    "Two people can hold the same Reiki certificate and do entirely different work. Give them the same business plan, and at least one of them will be miserable by June.",
    "So we start with the person: mostly one of these ten, with a second at your side.",
  ],
  listLabel: "The ten archetypes and the work that suits them",
  linesLabel: "See the work that suits each",
  items: [
    { archetype: "teacher", line: "Sells understanding: courses, mentoring, a newsletter people keep." },
    { archetype: "mother", line: "Sells being cared for: small groups, home visits, a weekend of rest." },
    { archetype: "mystic", line: "Sells stillness: retreats, dream sessions, an hour with no agenda." },
    {
      archetype: "architect",
      line: "Sells order: planning days, template kits, a retreat that runs on time.",
    },
    {
      archetype: "alchemist",
      line: "Sells company in the worst of it: breathwork, grief evenings, endings.",
    },
    {
      archetype: "medicineKeeper",
      line: "Sells remedies and skilled hands: treatments, salves, an old craft.",
    },
    {
      archetype: "performer",
      line: "Sells a room come alive: singing evenings, drum classes, a great night.",
    },
    { archetype: "artist", line: "Sells what can be seen: commissions, studio days, things for the wall." },
    { archetype: "earthGuardian", line: "Sells time outdoors: walks, garden days, seasons in one place." },
    {
      archetype: "revolutionary",
      line: "Sells the honest word: talks, campaigns, coaching for people who speak up.",
    },
  ],
  quizLead: "Find yours first: the quiz is free.",
  quizLink: { label: "Take the quiz", to: "/quiz" },
} as const satisfies {
  items: readonly { archetype: ArchetypeKey; line: string }[];
  [key: string]: unknown;
});

export const problem = editable("problem", {
  id: "problem-section",
  eyebrow: "Four common problems",
  heading: "Four ways a good healer stays a secret",
  lead: "When a practice struggles, it is rarely for lack of talent.",
  items: [
    {
      title: "The drawer of certificates",
      text: "Each new training was going to make you ready. You are now qualified in nine things, and you introduce yourself with an apology.",
    },
    {
      title: "The price that shrinks",
      text: "You name a figure, you watch a face, and you offer a discount nobody asked for. Then you add twenty free minutes.",
    },
    {
      title: "The page that says everything",
      text: "Your website lists every modality you ever loved. The woman who needs one of them gives up at the third.",
    },
    {
      title: "The plan that begins on Monday",
      text: "There is a notebook with a beautiful first page. It has had that beautiful first page for two years.",
    },
  ],
  closing:
    "All four come from doing things in the wrong order: the logo before the offer, the offer before the gift. First the gift, then the offer, then the telling.",
  closingStress: "You’re buying the right order.",
} as const);

export const whoItIsFor = editable("who-it-is-for", {
  eyebrow: "Is it right for you?",
  heading: "Who it’s for",
  forHeading: "It is for you if",
  forItems: [
    "people already come to you for help, and you want it to be your work",
    "you have more trainings than bookings",
    "you want to leave a job, and would rather leave it with a plan",
    "you are fully booked and tired, and suspect you are selling the wrong thing",
    "you can find twenty to thirty quiet minutes a day",
  ],
  notForHeading: "It is not for you if",
  notForItems: [
    "you want to learn a healing method; we teach the business around yours",
    "you need income by the end of the month; a plan takes longer than that",
    "you want a script that talks people into things",
    "your offers, prices and next three months are already on paper, and you like them",
  ],
  note: "If that’s you, please keep your money. The quiz is still free.",
} as const);

export const whatChanges = editable("what-changes", {
  eyebrow: "What changes",
  heading: "The same you, better organized",
  lead: "Your gift stays as it is. What changes is how much of it a stranger can see.",
  beforeLabel: "Today",
  afterLabel: "In three weeks",
  rows: [
    {
      before: "“I do a bit of everything, really.”",
      after: "One sentence your aunt can repeat.",
    },
    {
      before: "Nine services, in no particular order.",
      after: "One signature offer, and one smaller way in.",
    },
    {
      before: "A price that depends on who is asking.",
      after: "A price you have rehearsed, with the math behind it.",
    },
    {
      before: "Posting out of guilt, then hiding for two weeks.",
      after: "One way of being found that suits you, and permission to skip the rest.",
    },
    {
      before: "A head full of ideas at two in the morning.",
      after: "Ninety days on paper, and a first Monday with three things on it.",
    },
  ],
} as const);

/** Sample: the savings are a claim of the specification. */
export const statTiles = editable("stat-tiles", {
  label: "The course in four figures",
  tiles: [
    { value: "3 weeks", label: "self-paced, from first lesson to finished plan" },
    { value: "20-30 min daily", label: "a lesson and its page, then back to your life" },
    {
      value: "Saves 12+ months and $5,000+",
      label: "of guessing, and of courses dropped at lesson three",
      claim: "blueprint-savings",
    },
    { value: "Lifetime access", label: "go through it again when your work has grown" },
  ],
  button: { label: "See the prices", to: "#pricing-section" },
} as const);

export const studentsSay = editable("students-say", {
  eyebrow: "After week three",
  heading: "Our students say",
  mark: "Sample voices",
  carouselLabel: "What students say",
  /** What its parts are called to those who can’t see them. */
  carousel: {
    carousel: "carousel",
    slide: "slide",
    place: "{number} of {count}",
    goTo: "Go to {number} of {count}",
    previous: "Previous",
    next: "Next",
    play: "Play",
    pause: "Pause",
  },
  ratingLabel: "5 out of 5 stars",
  primaryLabel: "Primary archetype",
  secondaryLabel: "Secondary archetype",
} as const);

export const modalityGroups = editable("modality-groups", {
  eyebrow: "Whatever kind of work you do",
  heading: "Four kinds of work, one way of planning it",
  lead: "Every week has examples from each of the four.",
  groups: [
    {
      name: "Wisdom sharers",
      mandala: "teacher",
      text: "You work with words, and give them away over coffee. Here they become a course, a set of sessions or a circle, with a price.",
      examples: [
        "life and spiritual coaches",
        "meditation teachers",
        "astrologers and card readers",
        "mentors and writers",
      ],
    },
    {
      name: "Energy workers",
      mandala: "mystic",
      text: "Your work can’t be photographed. You learn to say what a session is like, who tends to come, and what you never claim.",
      examples: [
        "Reiki practitioners",
        "breathwork guides",
        "sound practitioners",
        "intuitive and dream workers",
      ],
    },
    {
      name: "Body workers",
      mandala: "medicineKeeper",
      text: "Your calendar has a natural limit: your wrists. We look at a series, a small class, and a week that is kind to your shoulders.",
      examples: [
        "massage therapists",
        "yoga and movement teachers",
        "doulas",
        "herbalists and acupressure practitioners",
      ],
    },
    {
      name: "Systems designers",
      mandala: "architect",
      text: "You run the retreat, and somebody else gets thanked. Here your sense of order gets an offer, a price and a client.",
      examples: [
        "retreat organizers",
        "practice managers",
        "program designers",
        "home and space consultants",
      ],
    },
  ],
} as const satisfies {
  groups: readonly { name: string; mandala: ArchetypeKey; text: string; examples: readonly string[] }[];
  [key: string]: unknown;
});

export const testimonialCardsSection = editable("testimonial-cards-section", {
  heading: "Three finished plans",
  mark: "Sample voices",
} as const);

export const welcomeVideo = editable("welcome-video", {
  /** The sample, one of the library or one at a video host: see `welcome-film.ts`. */
  film: firstFilm,
  /** What is shown until another film than the sample plays. */
  stillPicture: {
    drawing: "open-hands",
    alt: "Drawing: two cupped hands holding a small lit lamp.",
  } satisfies Picture as Picture,
  eyebrow: "A note from Elena",
  heading: "Come in, sit down",
  caption: "A silent film of under a minute, with its words in the picture. Nobody dances.",
  poster: "/video/welcome-poster.webp",
  playLabel: "Play the welcome video",
  /** Before a video from another provider is loaded; the self-hosted sample needs no such word. */
  providerNote: "Playing it loads the video from {provider}.",
  videoTitle: "Welcome to the Healer’s Business Blueprint",
  posterAlt:
    "The academy’s mandala in fine lines, its ten petals in the hues of the archetypes, beside the words Welcome, Healer’s Business Blueprint.",
  transcriptLabel: "Read it instead",
  captionsLabel: "English",
  /** Sample: the words of the sample video, as they stand in its picture. */
  transcript: [
    "Hello, I’m Elena. I give massages above a bakery, and for years I charged for them like someone apologizing. If you know the feeling, pull up a chair.",
    "In the next three weeks, we’ll do things in order. First, what you’re good at. Then what you offer and what it costs. Then who should know about it, and when.",
    "Twenty to thirty minutes a day is enough. Bring a pencil, a calendar and a hot drink. You already have most of it. We’ll just write it down.",
  ],
} as const);

export const fullScreenQuote = editable("full-screen-quote", {
  text: "The thing you do without thinking is what somebody, lying awake tonight, is hoping to find.",
  /** Sample: the founder. */
  signature: "Elena Marlowe",
  showAllLabel: "Show the whole sentence",
} as const);

export const moreTestimonialsSection = editable("more-testimonials-section", {
  heading: "Two more, from quieter voices",
  mark: "Sample voices",
} as const);

export const integratedApproach = editable("integrated-approach", {
  eyebrow: "An integrated approach",
  heading: "One plan, because you are one person",
  paragraphs: [
    "Business courses are good at invoices and embarrassed by intuition. Spiritual courses are the other way around.",
    "Here they sit at one table. Every lesson ends by asking three things of you, and the plan holds when the three answers agree.",
  ],
  strands: [
    {
      title: "Does it suit your gift?",
      text: "A Mystic’s launch has long pauses. A Performer’s begins with a room and a date.",
    },
    {
      title: "Does it add up?",
      text: "Hours, costs, prices, and how many people you can see in a week. The math fits on one page.",
    },
    {
      title: "Can you keep it up?",
      text: "Your energy, your household, your mother’s new hip. A plan that needs a better you gets rewritten.",
    },
  ],
  closing: "What passes all three goes into the ninety days. The rest goes into a drawer.",
} as const);

/** The tiers themselves are in offers.ts. */
export const pricing = editable("pricing", {
  id: "pricing-section",
  eyebrow: "Three ways to join",
  heading: "The same course, with more or less company",
  lead: "Pay once, or in two parts. All three tiers have the whole course for life.",
  tiersLabel: "Price tiers",
  newTabNote: "Opens the payment page in a new tab",
  compare: {
    heading: "Side by side",
    featureLabel: "What you get",
    /** The tiers' names where there is little room, in the order of offers.ts. */
    shortNames: ["Self-Guided", "Guided", "Deep Dive"],
    onceLabel: "Pay once",
    twoPaymentsLabel: "Or pay in two parts",
    twoPayments: "{count} × {price}",
    yes: "Included",
    no: "Not included",
  },
  /** What has to be known before one decides. */
  plainly: [
    {
      title: "When the six months begin",
      text: "On the day you buy. Buy on March 2, and the monthly group calls, the co-working sessions and the community are yours until September 2. The course and the masterclass recordings stay.",
    },
    {
      title: "Refunds",
      text: "On its own, the Blueprint has no money-back period. As part of the complete academy ({price}) it comes under that package’s 30-day money-back guarantee.",
      link: { label: "See the complete academy", to: "/subscribe" },
    },
  ],
  /** No money-back period: the specification gives the tiers none. See `moneyBackDays` in offers.ts. */
  guarantee: {
    heading: "What you can count on",
    items: [
      {
        title: "The price is the price",
        text: "One payment or two, no renewals, no upsells at lesson nine.",
      },
      {
        title: "It stays yours",
        text: "Lifetime access to lessons, workbooks and the plan template.",
      },
      {
        title: "A person answers",
        text: "If something doesn’t work or was charged by mistake, we’ll put it right.",
      },
    ],
    tryFirst: "Not sure yet? Try it free first:",
    tryFirstLinks: [
      { label: "Read a whole lesson", to: "/free-lesson" },
      { label: "Take the free quiz", to: "/quiz" },
    ],
  },
  trustWords: ["Secure payment", "No subscription", "Lifetime access"],
  disclaimer:
    "The Blueprint is an educational course. It is not medical, psychological, legal or financial advice, and what you earn depends on your own work and circumstances.",
} as const);

/** Sample: the founder's biography, credentials and claims. */
export const founder = editable("founder", {
  eyebrow: "Who is asking the questions",
  heading: "Elena Marlowe",
  picture: founderPicture,
  role: `Founder of ${academy.name}`,
  claims: {
    label: "Her work in figures",
    mark: "Sample figures",
    items: [
      { figure: "8+", of: "years", claim: "founder-years" },
      { figure: "1,200+", of: "healers guided", claim: "founder-healers" },
    ],
  },
  biography: [
    "Elena was a bookkeeper by day and gave massages in the evenings, in a room above a bakery. For years she asked strangers what they charged, and why, and then went upstairs and gave her own work away.",
    "It took the baker to mention it. “You charge like somebody apologizing,” he said, and left twice the fee under the lamp.",
    "She raised her price by the cost of two loaves, and nobody left. She told a friend, a doula, and the friend told others. One wet Sunday eleven healers sat around her table with their calendars and receipts, and by six o’clock each had one offer, one price and one date on a card. The Blueprint is that Sunday, with three weeks to do it in.",
    "She still sees clients on Mondays, so she doesn’t forget what the work is like when your hands are tired.",
  ],
  credentialsLabel: "What she brings",
  claimedCredential: {
    mark: "Sample",
    claim: "founder-years",
    text: "8+ years of teaching healers the business side of their work",
  },
  credentials: [
    "Eleven years as a bookkeeper, for small firms with large boxes of receipts",
    "A massage practice of her own, open on Mondays",
    "Author of the Lightworker Archetype quiz and the Healer’s Business Blueprint",
  ],
  moreLabel: "More about Elena",
  link: { label: "Read Elena’s whole story", to: `/about-${founderSlug}`, newTabNote: "opens in a new tab" },
} as const);

export const closingCall = editable("closing-call", {
  heading: "Ninety days will pass either way",
  paragraphs: [
    "They can go by like the last ninety. Or there can be a plan on the inside of a cabinet door, three things for Monday, and one sentence for the next party.",
    "It takes three weeks to write. Any pencil will do.",
  ],
  button: { label: "Join here", to: "#pricing-section" },
} as const);

export const exitIntent = editable("exit-intent", {
  title: "Wait! Don’t Leave Empty-Handed...",
  paragraphs: [
    "Take one thing with you. The Lightworker Archetype quiz tells you which of the ten kinds of healer you are, and what kind of work suits you.",
    "It is free. It takes about 5 minutes if you go with your first instinct, 15-20 if you think each answer over.",
  ],
  button: { label: "Find my archetype", to: "/quiz" },
  dismissLabel: "No thanks, I’ll figure it out on my own",
  closeLabel: "Close",
} as const);
