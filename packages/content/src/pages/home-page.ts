import { academy, founderSlug } from "../academy.ts";
import { advancedHealing } from "../courses/advanced-healing/course.ts";
import { businessStrategy } from "../courses/business-strategy/course.ts";
import type { StarterOutline } from "../courses/course.ts";
import { foundationAndMindset } from "../courses/foundation-and-mindset/course.ts";
import { editable } from "../editing/editable.ts";
import { alumniGroup, blueprintTiers, subscribePackage } from "../offers.ts";
import { founderPicture } from "../pictures.ts";

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
export const homePage = editable("home-page", {
  meta: {
    title: "Craft and business for healers",
    description:
      "An online academy for healers: find your archetype in about 5 minutes, then learn the craft and the plain business of getting found, booked and paid.",
  },

  hero: {
    eyebrow: "An online academy for healers",
    heading: "Your gift came without instructions.",
    lead: `${academy.name} teaches both halves of a healer’s work: the craft itself, and the plain business of getting found, booked and paid. Start by finding out which of ten kinds of healer you are.`,
    discover: { label: "Discover Your Healing Archetype", to: "/quiz" },
    quizNote: "Free, and it takes about 5 minutes.",
    start: { label: "Start Your Journey Today", to: "/api/login" },
    /** Beside the words: all ten mandalas, and a picture in the middle of them. */
    ringAlt: "Ten mandalas in fine lines, one for each healing archetype, set in a ring.",
    picture: {
      drawing: "open-hands",
      alt: "Drawing: two cupped hands holding a small lit lamp in front of a golden sun.",
    },
  },

  /** Sample: claims from the specification, to be replaced by figures the owner can prove. */
  claims: {
    label: "The academy in figures",
    mark: "Sample figures",
    items: [
      { figure: "5,000+", of: "students", claim: "home-students" },
      { figure: "4.9/5", of: "rating", claim: "home-rating" },
      { figure: "100+", of: "hours of video", claim: "home-video-hours" },
    ],
  },

  courses: {
    anchor: "courses",
    eyebrow: "The courses",
    heading: "Three courses, in the order a practice grows",
    lead: "Take them in any order. We suggest starting with the first: the second goes better once you know what you’d rather not do. All three come in one package, and so does a fourth, the Healer’s Business Blueprint, which you can also buy on its own.",
    learnLabel: "You’ll learn",
    durationLabel: "Duration",
    levelLabel: "Level",
    enroll: { label: "Enroll Now" },
    /** Sample: the starter courses. Once the owner has changed them in the studio, these words have to follow. */
    items: [
      {
        ...factsOf(foundationAndMindset),
        picture: {
          drawing: "price-card",
          alt: "Drawing: a hand stands a card with three prices beside a potted plant.",
        },
        lead: "What you do for people, said so plainly that your neighbor could repeat it. Then a price you can stand behind, and a work week with an end to it.",
        learn: [
          "Name your work in one sentence, without the word energy if it doesn’t belong there",
          "Set a price and say it out loud without adding “but of course …”",
          "End a session on time, and the work week on Friday",
          "Know who you can’t help, and where to send them",
        ],
      },
      {
        ...factsOf(businessStrategy),
        picture: {
          drawing: "doorbell",
          alt: "Drawing: a finger rings the bell of a blue door with a sign on it.",
        },
        lead: "An offer, a price list, a way to be found and a calendar that adds up. No funnels with fancy names, just a sign, a doorbell and someone who answers.",
        learn: [
          "Shape two or three offers out of the eleven you have",
          "Write a page that a tired person can read on their phone",
          "Keep your books in an hour a week, and know what they tell you",
          "Plan a season: what you start, what you repeat, what you stop",
        ],
      },
      {
        ...factsOf(advancedHealing),
        picture: { drawing: "held-hand", alt: "Drawing: somebody’s hand, held between two others." },
        lead: "For people who already have clients and want better questions. Holding a group, working with grief and silence, and knowing where your craft ends.",
        learn: [
          "Lead a group of eight in which the busiest voice isn’t yours",
          "Stay steady when someone weeps, and stay quiet afterwards",
          "Bring a second archetype into your work without losing the first",
          "Refer someone to a doctor or a therapist, early and kindly",
        ],
      },
    ],
  },

  features: {
    eyebrow: "What you’ll find here",
    heading: "What’s inside",
    items: [
      {
        title: "Video library",
        text: "Short drawn films beside the written lessons. They are silent, with captions and a transcript, so you can watch one in a waiting room. Stop anywhere; it picks up where you left off.",
        /** Sample: a claim of the specification. */
        claimed: { claim: "home-video-hours", text: "100+ hours of video in all." },
      },
      {
        title: "Resource vault",
        text: "A workbook for every course, a template for your 90-day launch plan, and six pages for your desk: a price list, a letter for a new price, an intake form, a consent form, cancellation terms and a referral letter. All are PDFs. Print them, write on them, put your own name at the top.",
      },
      {
        title: "Progress tracking",
        text: "What you’ve finished, what’s next, and how many days in a row you’ve come back. It counts; it doesn’t scold.",
      },
      {
        title: "Community",
        text: "People who do this work too. There’s a private one with the Guided and Deep-Dive tiers of the Blueprint, and one for the alumni group. You go in from your dashboard. The complete academy doesn’t include one.",
      },
      {
        title: "Certification",
        text: "Finish a course and you get a certificate, with a web address where anyone can check it. It says you did the work. It isn’t a license, and doesn’t pretend to be one.",
      },
      {
        title: "Expert support",
        text: "Write to us, and a person answers by email. For quick questions at midnight there’s Sage support, a program that answers from our own pages and says so when it doesn’t know.",
      },
    ],
  },

  /** Sample: the founder is made up. */
  about: {
    anchor: "about",
    eyebrow: "The founder",
    picture: founderPicture,
    heading: "Elena Marlowe kept books before she ran an academy",
    paragraphs: [
      "Her aunt eased people’s shoulders at the kitchen table and was paid in eggs. Elena became a bookkeeper, and learned massage in the evenings in a room above a bakery. For years she spent her days asking strangers what they charged, and her nights giving her own work away.",
      "The academy is what came of putting the two together. It treats healing as a craft, business as a kindness to the people who are looking for you, and both as things you can learn on a Wednesday.",
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
    /** Between two archetypes. */
    with: "with",
    items: [
      {
        text: "For six years my price list said “ask me.” In the second week I wrote three numbers on a card and stood it next to the gongs. The first person read it, nodded and took off her shoes. That was all. I could have laughed.",
        author: "Nasreen Q.",
        picture: {
          drawing: "singing-bowl",
          alt: "Drawing: a hand with a mallet at the rim of a singing bowl.",
        },
        profession: "Sound practitioner",
        primaryArchetype: "performer",
        secondaryArchetype: "mystic",
        rating: 5,
      },
      {
        text: "I read the lessons between clients, while the oil is warming. They’re short enough for that, and nobody in them shouts at me. The sentence I wrote in the first module is taped inside the linen closet, where I see it ten times a day.",
        author: "Haruto N.",
        picture: {
          drawing: "warm-oil",
          alt: "Drawing: oil is poured from a small bottle into an open palm.",
        },
        profession: "Massage therapist",
        primaryArchetype: "medicineKeeper",
        secondaryArchetype: "architect",
        rating: 5,
      },
      {
        text: "I came for the certificate and kept the workbook. It lives in the truck, under the seed catalogs. My newsletter used to run to four pages about nettles. Now it’s one, and people write back.",
        author: "Thandiwe M.",
        picture: { drawing: "herbs", alt: "Drawing: two hands hold a sprig of herbs." },
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
    lead: "Every price is on the page in full, before anyone asks for your name.",
    freeLabel: "Free",
    fromLabel: "from",
    items: [
      {
        title: "Lightworker Archetype quiz",
        priceCents: 0,
        terms: "about 5 minutes",
        text: "Which of the ten you are, what comes second, and the kinds of work that suit you, with a report by email to keep.",
        link: { label: "Take the quiz", to: "/quiz" },
      },
      {
        title: "Healer’s Business Blueprint",
        isFrom: true,
        priceCents: blueprintTiers[0].priceCents,
        terms: "{twoPayments}",
        text: "Three weeks, self-paced, 20-30 minutes a day. You end with a 90-day launch plan, in your own handwriting if you print it. Bought on its own, it has no money-back guarantee.",
        link: { label: "See the Blueprint", to: "/healers-business-blueprint" },
      },
      {
        title: subscribePackage.name,
        priceCents: subscribePackage.priceCents,
        terms: `${subscribePackage.billingLabel}, lifetime access`,
        text: `Its courses and all their workbooks, the Blueprint included, with a ${subscribePackage.guaranteeLabel} on all of it.`,
        link: { label: "See the package", to: "/subscribe" },
      },
      {
        title: alumniGroup.name,
        priceCents: alumniGroup.priceCents,
        terms: `${alumniGroup.billingLabel}, cancel anytime`,
        text: `By invitation, or once you’ve finished the Blueprint. Two group calls a month, a community space and a coach, with a ${alumniGroup.guaranteeLabel}.`,
        link: { label: "See the group", to: "/alumni-group" },
      },
    ],
  },

  closing: {
    heading: "Somebody is looking for exactly what you do.",
    text: "It helps if they can find it, understand it and book it. Start with the quiz: the first question takes about as long as putting the kettle on.",
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
        { label: "Testimonials", to: "#testimonials", claim: "home-voices" },
        { label: "Pricing", to: "#pricing" },
      ],
    },
    /** Sample: addresses that lead nowhere in particular, to be replaced by the academy's own. */
    elsewhere: {
      heading: "Elsewhere",
      mark: "Sample addresses",
      claim: "home-addresses",
      opensNewTab: "opens in a new tab",
      links: [
        { label: "Instagram", to: "https://example.com/?sample=instagram" },
        { label: "YouTube", to: "https://example.com/?sample=youtube" },
        { label: "Facebook", to: "https://example.com/?sample=facebook" },
        { label: "LinkedIn", to: "https://example.org/?sample=linkedin" },
        { label: "Practitioner directory", to: "https://example.org/?sample=directory" },
      ],
    },
  },
} as const);
