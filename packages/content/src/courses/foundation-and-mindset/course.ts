import type { StarterOutline } from "../course.ts";

export const foundationAndMindset = {
  key: "foundation-and-mindset",
  title: "Foundation & Mindset",
  description:
    "What you do for people, said so plainly that your neighbor could repeat it, and a price with nothing said after it. Then a week that ends on Friday, sessions that end on time, and a list of the people who can help where you cannot. Nine lessons, one workbook and a card for the inside of the cabinet door.",
  difficulty: "Beginner",
  archetype: "teacher",
  modules: [
    {
      title: "What happens between you and the person you help",
      description:
        "You look at one session as a witness would, sort out what in it is yours, and put your work into a sentence. It has to survive the neighbor.",
      lessons: [
        {
          slug: "the-minute-it-turned",
          title: "The minute it turned",
          summary:
            "You write down one session as a window cleaner would have seen it, and find the moment when something changed.",
          minutes: 25,
          film: "foundation-and-mindset",
        },
        {
          slug: "yours-theirs-and-nobodys",
          title: "Yours, theirs and nobody’s",
          summary:
            "Four heaps for everything that goes into a session, so that you promise only what lies in your own.",
          minutes: 25,
        },
        {
          slug: "a-sentence-your-neighbour-can-repeat",
          title: "A sentence your neighbor can repeat",
          summary:
            "Three drafts, a finger laid over the word energy, and a test that takes fifteen minutes and a chat about trash pickup.",
          minutes: 35,
        },
      ],
    },
    {
      title: "Money, and what your family said about it",
      description:
        "You find out whose voice it is that lowers your price. Then you do the arithmetic once, honestly, and practice saying the result and nothing after it.",
      lessons: [
        {
          slug: "what-was-said-at-the-table",
          title: "What was said at the table",
          summary:
            "You trace three family sentences about money to the day they made sense, and keep, amend or return the one that costs you most.",
          minutes: 25,
        },
        {
          slug: "the-length-of-an-hour",
          title: "The length of an hour",
          summary:
            "You count what a session really takes, find the floor beneath your price, and decide on purpose what you give away.",
          minutes: 30,
        },
        {
          slug: "the-full-stop-after-the-price",
          title: "The silence after the price",
          summary:
            "You strike out everything you usually add after the price, and learn to last through four seconds of silence.",
          minutes: 25,
        },
      ],
    },
    {
      title: "Yes, no and the calendar",
      description:
        "A week with edges, a session with a landing, and the largest no of all, which is kind when it has an address on it.",
      lessons: [
        {
          slug: "a-week-with-a-friday-in-it",
          title: "A week with a Friday in it",
          summary:
            "You draw the edges of your week before you fill it, learn the answer before the answer, and say “Closed” out loud.",
          minutes: 30,
        },
        {
          slug: "ten-to-the-hour",
          title: "Ten to the hour",
          summary:
            "You plan the landing of a session backward from its end, with a sentence ready for what is said at the door.",
          minutes: 25,
        },
        {
          slug: "whom-you-cannot-help",
          title: "Who you can’t help",
          summary:
            "Three kinds of no, what to do when the clock stops mattering, and ten addresses to send people to.",
          minutes: 35,
        },
      ],
    },
  ],
} as const satisfies StarterOutline;
