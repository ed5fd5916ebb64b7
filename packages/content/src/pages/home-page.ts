import { founderSlug } from "../academy.ts";
import { advancedHealing } from "../courses/advanced-healing/course.ts";
import { businessStrategy } from "../courses/business-strategy/course.ts";
import type { StarterOutline } from "../courses/course.ts";
import { foundationAndMindset } from "../courses/foundation-and-mindset/course.ts";
import { alumniGroup, blueprintTiers, subscribePackage } from "../offers.ts";

/** What a card says about a course is what the course is. */
function factsOf({ title, modules, difficulty, archetype }: StarterOutline) {
  const minutes = modules.flatMap(({ lessons }) => lessons.map((lesson) => lesson.minutes));
  const hours = Math.round(minutes.reduce((sum, each) => sum + each, 0) / 60);
  return {
    title,
    moduleCount: `${modules.length} modules`,
    modules: modules.map((module) => module.title),
    duration: `About ${hours} hours, at your own pace`,
    level: difficulty,
    archetype,
  };
}

/** The words of the landing page, `/home`, from top to bottom. */
export const homePage = {
  meta: {
    title: "Craft and business for healers",
    description:
      "An online academy for healers: find your archetype in about 5 minutes, then learn the craft and the plain business of being found, booked and paid.",
  },

  hero: {
    eyebrow: "An online academy for healers",
    heading: "Your gift came without instructions.",
    lead: "Lightworker Academy teaches both halves of a healer’s work: the craft itself, and the plain business of being found, booked and paid. Begin by finding out which of ten kinds of healer you are.",
    discover: { label: "Discover Your Healing Archetype", to: "/quiz" },
    quizNote: "Free, and it takes about 5 minutes.",
    start: { label: "Start Your Journey Today", to: "/api/login" },
    /** The drawing beside the words: all ten mandalas around one sun. */
    pictureAlt:
      "Ten mandalas in fine lines, one for each healing archetype, set in a ring around a golden sun.",
  },

  /** Sample: claims from the specification, to be replaced by figures the owner can prove. */
  claims: {
    label: "The academy in figures",
    items: [
      { figure: "5,000+", of: "students" },
      { figure: "4.9/5", of: "rating" },
      { figure: "100+", of: "hours of video" },
    ],
  },

  courses: {
    anchor: "courses",
    eyebrow: "The courses",
    heading: "Three courses, in the order a practice grows",
    lead: "Each stands on its own. Most people begin with the first, because the second goes better when you know what you would rather not do.",
    learnLabel: "You learn",
    durationLabel: "Duration",
    levelLabel: "Level",
    enroll: { label: "Enroll Now" },
    /** Sample: the starter courses. Once the owner has changed them in the studio, these words have to follow. */
    items: [
      {
        ...factsOf(foundationAndMindset),
        lead: "What you do for people, said so plainly that your neighbour could repeat it. Then the three habits that keep a healer from giving the shop away.",
        learn: [
          "Name your work in one sentence, without the word energy if it does not belong there",
          "Set a price and say it aloud without adding “but of course …”",
          "End a session on time and a working week on Friday",
          "Know whom you cannot help, and where to send them",
        ],
      },
      {
        ...factsOf(businessStrategy),
        lead: "An offer, a price list, a way to be found and a calendar that adds up. No funnels with names; a shop sign, a doorbell and someone who answers.",
        learn: [
          "Shape two or three offers out of the eleven you have",
          "Write a page that a tired person can read on a phone",
          "Keep books in an hour a week, and know what they say",
          "Plan a season: what you start, what you repeat, what you stop",
        ],
      },
      {
        ...factsOf(advancedHealing),
        lead: "For those who have clients and want better questions. Holding a group, working with grief and silence, and knowing when your craft has reached its edge.",
        learn: [
          "Lead a group of eight in which the busiest voice is not yours",
          "Stay steady when someone weeps, and stay quiet afterwards",
          "Bring a second archetype into your work without losing the first",
          "Hand a person on to a doctor or a therapist, early and kindly",
        ],
      },
    ],
  },

  features: {
    eyebrow: "What you find inside",
    heading: "Six things, each of them finished",
    items: [
      {
        title: "Video library",
        text: "100+ hours, cut into lessons short enough for the gap between two clients. A lesson you leave begins again where you left it.",
      },
      {
        title: "Resource vault",
        text: "Workbooks, price lists, consent forms and letters to copy from. Print them, cross things out, put your own name at the top.",
      },
      {
        title: "Progress tracking",
        text: "What you have finished, what you have begun, and how many days in a row you came back. It counts and does not scold.",
      },
      {
        title: "Community",
        text: "People who do this work too, in enough time zones that somebody is awake. They read drafts and notice when you go quiet.",
      },
      {
        title: "Certification",
        text: "Finish a course and your certificate is issued, with an address where anyone can check it. It says you did the work; it is no licence, and does not dress up as one.",
      },
      {
        title: "Expert support",
        text: "Write to us and a person who has run a practice answers. For questions about the programme at midnight there is Sage support, our helper.",
      },
    ],
  },

  /** Sample: the founder is made up. */
  about: {
    anchor: "about",
    eyebrow: "The founder",
    heading: "Elena Marlowe kept the books before she kept the academy",
    paragraphs: [
      "Her aunt eased people’s shoulders at the kitchen table and was paid in eggs. Elena became a bookkeeper, and learnt massage in the evenings in a room above a bakery. For years she asked strangers by day what they charged, and gave her own work away by night.",
      "The academy is what came of putting the two together. It treats healing as a craft, business as a kindness to the people who are looking for you, and both as things that can be learnt on a Wednesday.",
    ],
    link: { label: "Read her story", to: `/about-${founderSlug}` },
    pictureAlt:
      "A kitchen table in fine lines: an open account book with a pencil, a steaming cup and a bowl of eggs.",
  },

  /** Sample: made-up people, to be replaced by real ones before going live. */
  testimonials: {
    anchor: "testimonials",
    mark: "Sample voices",
    eyebrow: "Learners say",
    heading: "From people who were here before you",
    ratingLabel: "5 out of 5 stars",
    items: [
      {
        text: "For six years my price list said “ask me”. In the second week I wrote three numbers on a card and stood it beside the gongs. The first person read it, nodded and took off her shoes. That was all. I could have laughed.",
        author: "Nasreen Q.",
        profession: "Sound practitioner",
        primaryArchetype: "performer",
        secondaryArchetype: "mystic",
        rating: 5,
      },
      {
        text: "I take the lessons between two clients, while the oil is warming. They are short enough for that, and nobody in them shouts at me. The sentence I wrote in the first module is taped inside the linen cupboard, where I see it ten times a day.",
        author: "Haruto N.",
        profession: "Massage therapist",
        primaryArchetype: "medicineKeeper",
        secondaryArchetype: "architect",
        rating: 5,
      },
      {
        text: "I came for the certificate and stayed for the people. A breathwork teacher in Lima reads my newsletter before it goes out, and I read hers. Mine used to run to four pages about nettles. Now it is one, and people write back.",
        author: "Thandiwe M.",
        profession: "Herbalist",
        primaryArchetype: "earthGuardian",
        secondaryArchetype: "teacher",
        rating: 5,
      },
    ],
  },

  pricing: {
    anchor: "pricing",
    eyebrow: "What it costs",
    heading: "Four ways in, one of them free",
    lead: "Every price is on its page, in full, before anyone asks for your name.",
    freeLabel: "Free",
    fromLabel: "from",
    items: [
      {
        title: "Lightworker Archetype quiz",
        priceCents: 0,
        terms: "about 5 minutes",
        text: "Which of the ten you are, what comes second, and the kinds of work that suit you, with a report by mail to keep.",
        link: { label: "Take the quiz", to: "/quiz" },
      },
      {
        title: "Healer's Business Blueprint",
        isFrom: true,
        priceCents: blueprintTiers[0].priceCents,
        terms: blueprintTiers[0].twoPayments.label,
        text: "Three weeks, self-paced, 20-30 minutes a day. You end with a 90-day launch plan, in your own handwriting if you print it.",
        link: { label: "See the Blueprint", to: "/healers-business-blueprint" },
      },
      {
        title: subscribePackage.name,
        priceCents: subscribePackage.priceCents,
        terms: `${subscribePackage.billingLabel}, lifetime access`,
        text: `Every course, every workbook and the community, with a ${subscribePackage.guaranteeLabel}.`,
        link: { label: "See the package", to: "/subscribe" },
      },
      {
        title: alumniGroup.name,
        priceCents: alumniGroup.priceCents,
        terms: `${alumniGroup.billingLabel}, cancel anytime`,
        text: "By invitation, for people who have finished the foundational programme. Two group calls a month and a room that stays open.",
        link: { label: "See the group", to: "/alumni-group" },
      },
    ],
  },

  closing: {
    heading: "Somebody is looking for exactly what you do.",
    text: "It helps if they can find it, understand it and book it. Begin with the quiz, or begin with a lesson; the kettle takes about as long as the first question.",
    start: { label: "Start Your Journey Today", to: "/api/login" },
    discover: { label: "Discover Your Healing Archetype", to: "/quiz" },
  },

  /** The landing page's own columns of the footer; the others are in site-footer.ts. */
  footer: {
    onThisPage: {
      heading: "On this page",
      links: [
        { label: "Courses", to: "#courses" },
        { label: "About", to: "#about" },
        { label: "Testimonials", to: "#testimonials" },
        { label: "Pricing", to: "#pricing" },
      ],
    },
    /** Sample: addresses that lead nowhere in particular, to be replaced by the academy's own. */
    elsewhere: {
      heading: "Elsewhere",
      mark: "Sample addresses",
      opensNewTab: "opens in a new tab",
      links: [
        { label: "Instagram", to: "https://example.com/?sample=instagram" },
        { label: "YouTube", to: "https://example.com/?sample=youtube" },
        { label: "Facebook", to: "https://example.com/?sample=facebook" },
        { label: "LinkedIn", to: "https://example.org/?sample=linkedin" },
        { label: "Practitioners’ directory", to: "https://example.org/?sample=directory" },
      ],
    },
  },
} as const;
