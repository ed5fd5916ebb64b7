import type { StarterOutline } from "../course.ts";

export const businessStrategy = {
  key: "business-strategy",
  title: "Business Strategy",
  description:
    "For a practice that is open already and has grown a little wild. You bring eleven offers down to two or three, put the prices on one card, write a page that a tired person can read on a phone, and look after the bell, the books and the weeks ahead. It takes a pencil and last year’s calendar, and no funnels with names.",
  difficulty: "Intermediate",
  archetype: "architect",
  modules: [
    {
      title: "The shelf",
      description:
        "What you sell, and for how much. Last year’s calendar helps you choose two or three offers, one of them becomes a package, and the prices go on a card.",
      lessons: [
        {
          slug: "eleven-things-on-the-shelf",
          title: "Eleven things on the shelf",
          summary:
            "You lay out everything you sell, ask last year’s calendar what each one leaves you per hour, and keep two or three.",
          minutes: 35,
          film: "business-strategy",
        },
        {
          slug: "packages-with-an-end",
          title: "Packages with an end",
          summary:
            "You make one package out of what finished clients have shown you, with a look halfway and a fair way out.",
          minutes: 30,
        },
        {
          slug: "a-price-list-on-one-card",
          title: "A price list on one card",
          summary:
            "You bring old prices and new ones together, decide how much you give away, and tell people in four sentences.",
          minutes: 25,
        },
      ],
    },
    {
      title: "The sign and the bell",
      description: "How people find you, what they read when they do, and what happens when they call.",
      lessons: [
        {
          slug: "a-page-for-a-tired-person",
          title: "A page for a tired person",
          summary:
            "You answer six questions in the visitor’s order, for one thumb and a low battery, and test it on a stranger.",
          minutes: 35,
        },
        {
          slug: "how-the-last-twenty-came",
          title: "How the last twenty came",
          summary:
            "You trace the paths by which people have already found you, and fix the one that is used most.",
          minutes: 30,
        },
        {
          slug: "someone-who-answers",
          title: "Someone who answers",
          summary:
            "You prepare a first conversation of fifteen minutes, with a price, a silence and a card of numbers for what is not yours.",
          minutes: 30,
        },
      ],
    },
    {
      title: "The book and the calendar",
      description:
        "What keeps a practice going between the visits: terms that are read in time, an hour a week with the books, and a season that fits on one page.",
      lessons: [
        {
          slug: "booking-paying-cancelling",
          title: "Booking, paying, canceling",
          summary:
            "You write half a page of terms on a calm day, and the four messages you would otherwise send on a bad one.",
          minutes: 30,
        },
        {
          slug: "an-hour-of-bookkeeping-a-week",
          title: "An hour of bookkeeping a week",
          summary:
            "You set up a weekly hour, read five numbers a month, and find out which visit is the first that pays you.",
          minutes: 40,
        },
        {
          slug: "a-season-on-one-page",
          title: "A season on one page",
          summary: "You count the weeks you really have, then write down what you repeat, stop and start.",
          minutes: 40,
        },
      ],
    },
  ],
} as const satisfies StarterOutline;
