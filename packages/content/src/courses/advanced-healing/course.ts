import type { StarterOutline } from "../course.ts";

export const advancedHealing = {
  key: "advanced-healing",
  title: "Advanced Healing",
  description:
    "For those who have clients and want better questions. Nine lessons on listening, silence, touch, grief, groups and rites, each with a page to fill in and something to try in your next session. It is just as much a course about limits: you learn to see early where your craft ends, and to hand a person on kindly.",
  difficulty: "Advanced",
  archetype: "mystic",
  modules: [
    {
      title: "Better questions",
      description:
        "Two people, two chairs. You give your second archetype a place and a time, learn to hear the answer behind “just tired,” and find out how long four seconds are.",
      lessons: [
        {
          slug: "the-second-archetype",
          title: "The second archetype",
          summary:
            "You invite your second archetype in as a guest, with a place, a number of minutes and a knock at the door.",
          minutes: 30,
          film: "advanced-healing",
        },
        {
          slug: "listening-past-the-first-answer",
          title: "Listening past the first answer",
          summary:
            "Four ways of asking again without prying, and the signs that it is time to leave it there.",
          minutes: 35,
        },
        {
          slug: "what-silence-is-for",
          title: "What silence is for",
          summary: "Four silences, how to tell them apart, and which one of them you must break.",
          minutes: 30,
        },
      ],
    },
    {
      title: "What the room can hold",
      description:
        "Touch, tears and anger, and the point at which somebody else is better placed to help. You leave with words for each of them, and a list of names beside the phone.",
      lessons: [
        {
          slug: "touch-distance-and-consent",
          title: "Touch, distance and consent",
          summary: "How to ask so that no is easy, and how to take a no with nothing but thanks.",
          minutes: 40,
        },
        {
          slug: "grief-anger-and-other-guests",
          title: "Grief, anger and other guests",
          summary:
            "What to do while someone weeps or rages, what to keep back afterward, and where you stop.",
          minutes: 40,
        },
        {
          slug: "the-edge-of-your-craft",
          title: "The edge of your craft",
          summary:
            "Four sentences that hand a person on to a doctor or a therapist, early and kindly, and a list of who to call.",
          minutes: 40,
        },
      ],
    },
    {
      title: "More than two",
      description:
        "Eight people in a circle, a line drawn between before and after, and someone who would like to learn it from you. In all three, the busiest voice is no longer yours.",
      lessons: [
        {
          slug: "a-group-of-eight",
          title: "A group of eight",
          summary: "Ninety minutes for eight people, of which you speak for twenty at most.",
          minutes: 40,
        },
        {
          slug: "rites-of-your-own",
          title: "Rites of your own",
          summary: "A small rite in four parts, borrowed from nobody, with a way back at the end of it.",
          minutes: 35,
        },
        {
          slug: "passing-it-on",
          title: "Passing it on",
          summary: "One thing you do well, taught to one person, beginning with when to stop.",
          minutes: 35,
        },
      ],
    },
  ],
} as const satisfies StarterOutline;
