import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { founderSlug } from "../academy.ts";

/**
 * The words of the sales page, section by section in the order of the page. The tiers, the testimonials, the questions
 * and the enrollment notices have modules of their own.
 */
export const blueprintMeta = {
  /** The academy’s name is added behind it. */
  title: "Healer's Business Blueprint",
  description:
    "A self-paced course for healers: 3 weeks, 20-30 minutes per day, from confused about your gifts to an offer, a price and a 90-day launch plan.",
  /** The page has two addresses; this is the one it goes by. */
  path: "/healers-business-blueprint",
} as const;

/** Sample: claims from the specification, to be made true or taken down before going live. */
export const blueprintClaims = {
  label: "The Blueprint in figures",
  items: [
    { figure: "1,200+", of: "healers trained", claim: "blueprint-trained" },
    { figure: "12,000+", of: "quiz takers", claim: "blueprint-quiz-takers" },
    { figure: "20-30", of: "minutes per day" },
    /** The one whose word stands before the figure. */
    { before: "saves", figure: "12+ months and $5,000+", claim: "blueprint-savings" },
  ],
} as const;

export const blueprintHero = {
  eyebrow: "A three-week course for healers and lightworkers",
  title: "Healer's Business Blueprint",
  /** One sentence in three parts; the middle one is given and stays to the letter. */
  promise: {
    before: "Give it a corner of the kitchen table, and ",
    exact: "within 3 weeks you will go from confused about your gifts to a 90-day business launch plan",
    after: ".",
  },
  lead: "You have the training, the hands and the heart for it. Here is the missing part: the order to do things in.",
  button: { label: "See what stands in the way", to: "#problem-section" },
  pictureAlt:
    "Ten mandalas in fine lines, one for each archetype, overlapping like the petals of one large flower.",
} as const;

export const letter = {
  salutation: "Dear Lightworker,",
  paragraphs: [
    "You have probably done the difficult part already. You sat through the trainings, you practiced on your sister and on the patient neighbor, and somewhere along the way people began to ring you when things went wrong. You know that your hands, your voice or your questions do some good, because people come back and bring their friends.",
    "Then someone at a party asks what you do, and you hear yourself giving four answers at once.",
    "I know that stammer. By day I kept other people’s books, and asked hauliers what they charged and why. In the evenings I gave massages in a room above a bakery, and had a price list I changed whenever somebody sighed. I knew the right questions perfectly well. It was years before I sat down with a pencil and asked them of myself, in order, beginning at the beginning.",
    "This course asks them of you. In the first week you find out which kind of healer you are. In the second you decide what you offer, to whom, and what it costs. In the third you work out how those people will hear of you, and you write down the next ninety days, week by week.",
    "I can’t promise you a full diary; nobody honest can. I can tell you that at the end of the third week there will be a plan in your own handwriting, and that it will fit you, since you will have made it to measure.",
    "And the next time somebody at a party asks, you will have one sentence. Leave a pause after it. They usually want to know more.",
  ],
  closing: "Warmly,",
  /** Sample: the founder. */
  signature: "Elena Marlowe",
  signatureRole: "Founder of Lightworker Academy",
} as const;

export const normalToFeel = {
  lead: "It's normal to feel",
  phrases: [
    "torn between six modalities",
    "uneasy about charging for a gift",
    "trained for years and still not ready",
    "allergic to the word marketing",
    "generous, tired and underpaid",
    "alone with the business part",
  ],
  text: "Almost everyone who is good at this has felt all six, some of them before breakfast. They are no sign that you chose the wrong work. They are what it is like to carry a gift around without a container for it.",
  pauseLabel: "Hold the headline still",
  playLabel: "Let the headline change",
} as const;

export const tenArchetypes = {
  eyebrow: "Where your plan begins",
  heading: "There are 10 sacred healing archetypes",
  paragraphs: [
    "Two people can hold the same Reiki certificate and do entirely different work with it. One explains, and people go home able to do it themselves. One sits still until somebody begins to cry. Give them the same business plan and at least one of them will be miserable by June.",
    "So we start with the person. Ten kinds of healer, told apart by what actually happens between them and the one they help. You will be mostly one of them, with a second at your elbow, and from the second week on every choice you make is checked against the pair.",
  ],
  listLabel: "The ten archetypes and the work that suits them",
  items: [
    { archetype: "teacher", line: "Sells understanding: courses, tutoring, a letter people keep." },
    { archetype: "mother", line: "Sells being looked after: small groups, home visits, a weekend of rest." },
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
      line: "Sells a room come alive: singing evenings, drum classes, one great night a month.",
    },
    { archetype: "artist", line: "Sells what can be seen: commissions, studio days, things for the wall." },
    { archetype: "earthGuardian", line: "Sells time outdoors: walks, garden days, seasons in one place." },
    {
      archetype: "revolutionary",
      line: "Sells the honest word: talks, campaigns, coaching for those who speak up.",
    },
  ],
  quizLead: "You can find yours before you decide anything. The quiz is free.",
  quizLink: { label: "Take the quiz", to: "/quiz" },
} as const satisfies {
  items: readonly { archetype: ArchetypeKey; line: string }[];
  [key: string]: unknown;
};

export const problem = {
  id: "problem-section",
  eyebrow: "What stands in the way",
  heading: "Four ways a good healer stays a secret",
  lead: "When we look into a practice that goes badly, we seldom find a want of talent. We keep finding the same four things.",
  items: [
    {
      title: "The drawer of certificates",
      text: "Each new training was going to be the one that made you ready. You are now qualified in nine things and introduce yourself with an apology.",
    },
    {
      title: "The price that shrinks",
      text: "You name a figure, you watch a face, and you hear yourself offering a discount that nobody had asked for. Then you give them twenty extra minutes, to make up for the fee.",
    },
    {
      title: "The page that says everything",
      text: "Your website lists every modality you have ever loved. The woman who needs one of them reads as far as the third and goes to put the kettle on.",
    },
    {
      title: "The plan that begins on Monday",
      text: "There is a notebook. It has a beautiful first page. It has had a beautiful first page since the spring before last.",
    },
  ],
  closing:
    "All four come from doing things in the wrong order: the logo before the offer, the offer before the gift. Put the gift first, then the offer, then the telling, and each becomes a matter of evenings.",
  closingStress: "The order is what we sell.",
} as const;

export const whoItIsFor = {
  eyebrow: "Is it yours?",
  heading: "Whom we wrote it for",
  forHeading: "It is for you if",
  forItems: [
    "people already come to you for help, paid or not, and you would like it to be your work",
    "you have more trainings than bookings",
    "you have a job to leave, and would rather leave it with a plan than with a bang",
    "you are fully booked, tired, and suspect that you are selling the wrong hour",
    "you can give it twenty to thirty minutes a day, and be left alone for them",
  ],
  notForHeading: "It is not for you if",
  notForItems: [
    "you want to learn a healing method; we teach the business around the one you have",
    "you need income by the end of the month; this is a course in planning, and plans are slow",
    "you are hoping for a script that talks people into things",
    "your offers, prices and next three months are written down already and you like them",
  ],
  note: "If you are in the second column, we would sooner you kept your money. The quiz is still free.",
} as const;

export const whatChanges = {
  eyebrow: "What changes",
  heading: "The same you, better organized",
  lead: "Nothing about your gift needs improving. What changes is what a stranger can see of it.",
  beforeLabel: "Today",
  afterLabel: "Three weeks from now",
  rows: [
    {
      before: "“I do a bit of everything, really.”",
      after: "One sentence about your work that your aunt could repeat correctly.",
    },
    {
      before: "Nine services, listed by how long the training took.",
      after: "One signature offer and one smaller way in, each with a beginning and an end.",
    },
    {
      before: "A price that depends on who is asking.",
      after: "A price you have rehearsed, with the arithmetic behind it.",
    },
    {
      before: "Posting when guilty, then hiding for a fortnight.",
      after: "One way of being found that suits you, and permission to ignore the others.",
    },
    {
      before: "A head full of ideas at two in the morning.",
      after: "Ninety days on paper, thirteen weeks of them, and a first Monday with three things on it.",
    },
  ],
} as const;

export const insideEachWeek = {
  eyebrow: "What is inside",
  heading: "Seventeen lessons, three workbooks, one plan",
  lead: "Each lesson is a page to read, some with a short film, and a page to fill in, twenty to thirty minutes together. One a day, with a day or two to spare in every week.",
  lessonsLabel: "Lessons",
  exercisesLabel: "Exercises",
  workbookLabel: "Workbook",
  outcomeLabel: "By Sunday you have",
  minutesLabel: "{minutes} min",
  weeks: [
    {
      number: 1,
      label: "Week 1",
      title: "The gift",
      lessons: [
        {
          title: "The assessment, taken slowly",
          minutes: 30,
          text: "Sixty questions about what you do unasked. If you have your result already, you read it again with a pencil.",
        },
        {
          title: "Two under one roof",
          minutes: 20,
          text: "Your primary archetype, your secondary, and which of them has been answering the telephone.",
        },
        {
          title: "What people already come for",
          minutes: 25,
          text: "You ask five people one question, and copy down their answers word for word.",
        },
        {
          title: "Where you give it away",
          minutes: 25,
          text: "Every archetype has its own way of working for nothing. You find yours and put a fence around it.",
        },
        {
          title: "One sentence about your work",
          minutes: 30,
          text: "Whom you help, with what, and how it feels to be helped by you. No adjectives until the third draft.",
        },
      ],
      exercises: [
        "Five messages to five people, with the question already written for you",
        "The inventory: every training, habit and odd job you have, sorted into three heaps",
        "A page for what you will no longer do",
      ],
      workbook: "The Gift Book (PDF)",
      outcome: "your pair of archetypes, an inventory of what you can do, and the sentence.",
    },
    {
      number: 2,
      label: "Week 2",
      title: "The offer",
      lessons: [
        {
          title: "The person you would do it for again",
          minutes: 25,
          text: "You describe one real client, down to the shoes, and find out where there are more.",
        },
        {
          title: "A business model that fits",
          minutes: 30,
          text: "Sessions, groups, courses, things in jars: what each asks of you, and which ones your archetype can bear for years.",
        },
        {
          title: "The signature offer",
          minutes: 30,
          text: "What happens, in what order, for how long, and how both of you know that it is finished.",
        },
        {
          title: "A smaller door",
          minutes: 20,
          text: "Something short and inexpensive for people who need to meet you first.",
        },
        {
          title: "A price you can say aloud",
          minutes: 25,
          text: "Your hours, your costs, your limits, one figure. Then practice, beginning with the kettle.",
        },
        {
          title: "The customer journey",
          minutes: 25,
          text: "From the first hello to the thank-you note, with nobody left standing in the hall.",
        },
      ],
      exercises: [
        "The one-page offer, with its parts in order",
        "The price rehearsal, three days, out loud",
        "A walk through your own booking as if you were the client",
      ],
      workbook: "The Offer Book (PDF)",
      outcome: "a business model, a signature offer with a smaller one beside it, and prices.",
    },
    {
      number: 3,
      label: "Week 3",
      title: "The telling",
      lessons: [
        {
          title: "Where your people already are",
          minutes: 25,
          text: "The notice board, the midwife, the group chat: you draw the map before you buy the megaphone.",
        },
        {
          title: "Saying it in your own voice",
          minutes: 30,
          text: "Your page, your card and your answer at parties, written from the words of the five people in week one.",
        },
        {
          title: "One channel, properly",
          minutes: 25,
          text: "You pick one way of being found and learn to keep it up on a bad week.",
        },
        {
          title: "The invitation",
          minutes: 25,
          text: "How to ask someone plainly, and leave them free to say no and still greet you in the street.",
        },
        {
          title: "The ninety-day launch plan",
          minutes: 30,
          text: "Thirteen weeks, three things in each, and two weeks left empty on purpose.",
        },
        {
          title: "The first Monday",
          minutes: 25,
          text: "You do the first thing on the list while we are still there.",
        },
      ],
      exercises: [
        "Three invitations written, one of them sent",
        "The page about your work, in two hundred words",
        "The 90-day launch plan template, filled in and pinned up",
      ],
      workbook: "The Launch Book (PDF), with the 90-day launch plan template",
      outcome: "a marketing strategy on one page, and a launch plan with dates in it.",
    },
  ],
} as const;

export const weekOverview = {
  eyebrow: "Week by week",
  heading: "Three weeks, in this order",
  weeks: [
    {
      number: 1,
      label: "Week 1",
      title: "Discover your core healing gifts",
      text: "Through an assessment, and through what other people have noticed about you all along. You end the week able to say what you do.",
    },
    {
      number: 2,
      label: "Week 2",
      title: "Crystallize your business model",
      text: "Your signature offers, what they cost, and the customer journey from first hello to thank you. You end the week with something to sell.",
    },
    {
      number: 3,
      label: "Week 3",
      title: "Marketing strategy and a 90-day launch roadmap",
      text: "Where to be found, what to say there, and what to do each week for ninety days. You end the course with Monday already planned.",
    },
  ],
} as const;

/** Sample: the savings are a claim of the specification. */
export const statTiles = {
  label: "The course in four figures",
  tiles: [
    { value: "3 weeks", label: "self-paced, from the first lesson to a finished plan" },
    { value: "20-30 min daily", label: "a lesson and its page, then back to your life" },
    {
      value: "Saves 12+ months and $5,000+",
      label: "of guessing, and of courses left at lesson three",
      claim: "blueprint-savings",
    },
    { value: "Lifetime access", label: "for the second time through, when your work has grown" },
  ],
  button: { label: "See the three ways to join", to: "#pricing-section" },
} as const;

export const studentsSay = {
  eyebrow: "From the other side of week three",
  heading: "Our students say",
  mark: "Sample voices",
  carouselLabel: "What students say",
  ratingLabel: "5 out of 5 stars",
  primaryLabel: "Primary archetype",
  secondaryLabel: "Secondary archetype",
} as const;

export const modalityGroups = {
  eyebrow: "Whatever it says on your door",
  heading: "Four kinds of work, one way of planning it",
  lead: "A practice may have a horse in it, or a spreadsheet, or both. We sort them into four kinds, and each has its own examples in the lessons.",
  examplesLabel: "For example",
  groups: [
    {
      name: "Wisdom sharers",
      mandala: "teacher",
      text: "You work with words. Someone arrives with a knot and leaves with a sentence they can use. It is easily given away, over coffee, for two hours at a time. The Blueprint puts a beginning and an end around it: a course, a set of sessions, a circle with a name and a price.",
      examples: [
        "Life and spiritual coaches",
        "Meditation teachers",
        "Astrologers and card readers",
        "Mentors and writers",
      ],
    },
    {
      name: "Energy workers",
      mandala: "mystic",
      text: "Your work cannot be photographed, and those who have felt it struggle to describe it. You learn to say what can honestly be said: what a session is like, how long it lasts, who tends to come, and what you never claim. Plain words turn out to be the kindest advertisement.",
      examples: [
        "Reiki practitioners",
        "Breathwork guides",
        "Sound practitioners",
        "Intuitive and dream workers",
      ],
    },
    {
      name: "Body workers",
      mandala: "medicineKeeper",
      text: "Your diary has a natural limit, and it is your wrists. Two hands, one table, so many hours. We look at everything around the table: sessions sold as a series, a small class, something to take home in a jar, and a week that is kind to your own shoulders too.",
      examples: [
        "Massage therapists",
        "Yoga and movement teachers",
        "Doulas",
        "Herbalists and acupressure practitioners",
      ],
    },
    {
      name: "Systems designers",
      mandala: "architect",
      text: "You run the retreat while somebody else is thanked for it. Putting things in order is a way of caring for people, though it is rarely printed on a card. Here it is treated as the gift it is, and given an offer, a price and a client who has been looking for you.",
      examples: [
        "Retreat organizers",
        "Practice managers",
        "Program designers",
        "Home and space consultants",
      ],
    },
  ],
} as const satisfies {
  groups: readonly { name: string; mandala: ArchetypeKey; text: string; examples: readonly string[] }[];
  [key: string]: unknown;
};

export const testimonialCardsSection = {
  heading: "Three folders, three kitchens",
  mark: "Sample voices",
} as const;

export type VideoSource =
  | { kind: "files"; files: readonly { address: string; type: string }[]; captions: string }
  /** A provider's player, shown in a frame. */
  | { kind: "player"; provider: string; address: string };

/** Sample: a drawn film from the academy's own files. The owner sets another, or a provider's player. */
export const welcomeVideoSource: VideoSource = {
  kind: "files",
  files: [
    { address: "/video/welcome.mp4", type: "video/mp4" },
    { address: "/video/welcome.webm", type: "video/webm" },
  ],
  captions: "/video/welcome.vtt",
};

export const welcomeVideo = {
  eyebrow: "A word from Elena",
  heading: "Come in, sit down",
  caption: "Under a minute, and nobody dances.",
  poster: "/video/welcome-poster.webp",
  playLabel: "Play the welcome video",
  /** Before a video from another provider is loaded; the self-hosted sample needs no such word. */
  providerNote: "Playing it loads the video from {provider}.",
  videoTitle: "Welcome to the Healer's Business Blueprint",
  posterAlt:
    "The academy’s mandala in fine lines, its ten petals in the hues of the archetypes, beside the words Welcome, Healer’s Business Blueprint.",
  transcriptLabel: "Read it instead",
  captionsLabel: "English",
  /** Sample: what is said in the sample video. */
  transcript: [
    "Hello, I’m Elena. I give massages above a bakery, and for years I charged for them like somebody apologizing. If that sounds familiar, pull up a chair.",
    "In the next three weeks we’ll do things in order. First, what you’re good at. Then what you offer, and what it costs. Then who should hear of it, and when.",
    "Twenty to thirty minutes a day is quite enough. Bring a pencil, a diary and something warm to drink. You have most of it already. We’re only going to write it down.",
  ],
} as const;

export const fullScreenQuote = {
  text: "The thing you do without thinking is what somebody, lying awake tonight, is hoping to find.",
  /** Sample: the founder. */
  signature: "Elena Marlowe",
  showAllLabel: "Show the whole sentence",
} as const;

export const moreTestimonialsSection = {
  heading: "Two more, for the shy",
  mark: "Sample voices",
} as const;

export const integratedApproach = {
  eyebrow: "An integrated approach",
  heading: "One plan, because you are one person",
  paragraphs: [
    "Business courses are good on invoices and embarrassed by intuition. Spiritual courses are the other way round. You have probably taken both, and been left to introduce them to each other on your own.",
    "Here they sit at one table. Every lesson asks three things of the same subject, and the plan holds only when the three answers agree.",
  ],
  strands: [
    {
      title: "Does it suit your gift?",
      text: "Your archetype has a say in everything. A Mystic’s launch has few calls and long pauses in it. A Performer’s begins with a room and a date. Neither is asked to be the other.",
    },
    {
      title: "Does it add up?",
      text: "Hours, costs, prices, the number of people you can see in a week and still like. Sums on one page, none of them harder than a recipe for eight.",
    },
    {
      title: "Can you keep it up?",
      text: "Your energy, your household, the month your mother is having her hip done. A plan that needs a better version of you is sent back for correction.",
    },
  ],
  closing:
    "What passes all three goes into the ninety days. The rest goes into a drawer, where it can do no harm.",
} as const;

/** The tiers themselves are in offers.ts. */
export const pricing = {
  id: "pricing-section",
  eyebrow: "Three ways to join",
  heading: "The same course, with more or less company",
  lead: "Pay once, or in two parts. All three tiers have the whole course for life.",
  tiersLabel: "Price tiers",
  newTabNote: "Opens the payment page in a new tab",
  /** No money-back period: the specification gives the tiers none. See `moneyBackDays` in offers.ts. */
  guarantee: {
    heading: "What you can hold us to",
    items: [
      {
        title: "The price is the price",
        text: "One payment or two. No renewals, no extra module at lesson nine.",
      },
      {
        title: "It stays yours",
        text: "Lifetime access to the lessons, the workbooks and the launch plan template.",
      },
      {
        title: "A person answers",
        text: "If something does not work or was charged by mistake, write, and we put it right.",
      },
    ],
    tryFirst: "Not sure yet? Try us for nothing first.",
    tryFirstLink: { label: "Take the free quiz", to: "/quiz" },
  },
  trustWords: ["Secure payment", "No subscription", "Lifetime access"],
  disclaimer:
    "The Blueprint is an educational course. It is no medical, psychological, legal or financial advice, and what you earn depends on your own work and circumstances.",
} as const;

/** Sample: the founder's biography, credentials and claims. */
export const founder = {
  eyebrow: "Who is asking the questions",
  heading: "Elena Marlowe",
  role: "Founder of Lightworker Academy",
  claims: {
    label: "Her work in figures",
    items: [
      { figure: "8+", of: "years", claim: "founder-years" },
      { figure: "1,200+", of: "healers guided", claim: "founder-healers" },
    ],
  },
  biography: [
    "Elena was a bookkeeper by day and gave massages in the evenings, in a room above a bakery. For years she asked strangers what they charged, and why, and then went upstairs and gave her own work away. It took the baker to mention it. “You charge like somebody apologizing,” he said, and left twice the fee under the lamp.",
    "She raised her price by the cost of two loaves, and nobody left. She told a friend, a doula, and the friend told others. One wet Sunday eleven healers sat around her table with their diaries and receipts, and by six o’clock each had one offer, one price and one date on a card. The Blueprint is that Sunday, given three weeks so that nobody has to weep over a tax return.",
    "She still sees clients on Mondays, so as not to forget what the work is like when your hands are tired.",
  ],
  credentialsLabel: "What she brings",
  claimedCredential: {
    claim: "founder-years",
    text: "8+ years of teaching healers the business side of their work",
  },
  credentials: [
    "Eleven years a bookkeeper, for small firms with large boxes of receipts",
    "A massage practice of her own, open on Mondays",
    "Author of the Lightworker Archetype quiz and the Healer's Business Blueprint",
  ],
  link: { label: "Read Elena’s whole story", to: `/about-${founderSlug}`, newTabNote: "opens in a new tab" },
} as const;

export const closingCall = {
  heading: "Ninety days will pass in any case",
  paragraphs: [
    "They can go by like the last ninety, with the notebook and its beautiful first page. Or there can be a plan on the inside of a cupboard door, three things for Monday, and one sentence for the next party.",
    "It takes three weeks to write. The pencil you have will do.",
  ],
  button: { label: "Join here", to: "#pricing-section" },
} as const;

export const exitIntent = {
  title: "Wait! Don't Leave Empty-Handed...",
  paragraphs: [
    "You came to see about your gifts, so take one thing home. The Lightworker Archetype quiz tells you which of the ten kinds of healer you are, and what sort of work suits you.",
    "It is free, it takes about 5 minutes, and you can go on ignoring us afterwards.",
  ],
  button: { label: "Find my archetype", to: "/quiz" },
  dismissLabel: "No thanks, I'll figure it out on my own",
  closeLabel: "Close",
} as const;
