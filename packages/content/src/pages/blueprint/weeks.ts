import { editable } from "../../editing/editable.ts";

/** What is in the course, week by week: the starter course is made of it. Apart, so that only who shows it loads it. */
export const insideEachWeek = editable("inside-each-week", {
  heading: "Seventeen lessons, three workbooks, one plan",
  lead: "Each lesson is a page to read, some with a short film, and a page to fill in, twenty to thirty minutes together.",
  /** What unfolds beneath each week. */
  unfoldLabel: "See the {count} lessons of week {number}",
  lessonsLabel: "Lessons",
  exercisesLabel: "Exercises",
  workbookLabel: "Workbook",
  outcomeLabel: "By the end of the week you have",
  minutesLabel: "{minutes} min",
  freeLabel: "Read it free",
  weeks: [
    {
      number: 1,
      label: "Week 1",
      title: "The gift",
      lessons: [
        {
          title: "The assessment, taken slowly",
          minutes: 30,
          text: "Sixty questions about what you do without being asked. If you already have your result, you read it again with a pencil.",
        },
        {
          title: "Two under one roof",
          minutes: 20,
          text: "Your primary archetype, your secondary, and which of them has been answering the phone.",
        },
        {
          title: "What people already come for",
          minutes: 30,
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
          text: "Who you help, with what, and how it feels to be helped by you. No adjectives until the third draft.",
        },
      ],
      exercises: [
        "Five messages to five people, with the question already written for you",
        "The inventory: every training, habit and odd job you have, sorted into three piles",
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
          text: "Sessions, groups, courses, things in jars: what each asks of you, and which ones your archetype can keep up for years.",
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
          minutes: 30,
          text: "Your hours, your costs, your limits, one figure. Then practice, beginning with the kettle.",
        },
        {
          title: "The customer journey",
          minutes: 25,
          text: "From the first hello to the thank-you note, with nobody left waiting in the hall.",
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
          text: "The bulletin board, the midwife, the group chat: you draw the map before you buy the megaphone.",
        },
        {
          title: "Saying it in your own voice",
          minutes: 30,
          text: "Your page, your card and your answer at parties, written from the words of the five people in week one.",
        },
        {
          title: "One channel, properly",
          minutes: 25,
          text: "You pick one way of being found and learn to keep it up in a bad week.",
        },
        {
          title: "The invitation",
          minutes: 25,
          text: "How to ask someone plainly, and leave them free to say no and still say hello on the street.",
        },
        {
          title: "The ninety-day launch plan",
          minutes: 30,
          text: "Thirteen weeks, three things in each, and two weeks left empty on purpose.",
        },
        {
          title: "The first Monday",
          minutes: 25,
          text: "You do the first thing on the list before you close the lesson.",
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
} as const);

export const weekOverview = editable("week-overview", {
  eyebrow: "Week by week",
  heading: "Three weeks, in this order",
  /** Above the filled-in pages. */
  exampleMark: "Example",
  emptyWeek: "left empty on purpose",
  exampleNote: "Below, pages of the real workbooks. Rosa, who filled them in, is made up.",
  weeks: [
    {
      number: 1,
      label: "Week 1",
      title: "Discover your core healing gifts",
      text: "Through an assessment, and what other people have noticed all along. You end the week able to say what you do.",
    },
    {
      number: 2,
      label: "Week 2",
      title: "Crystallize your business model",
      text: "Your signature offers, what they cost, and the customer journey. You end the week with something to sell.",
    },
    {
      number: 3,
      label: "Week 3",
      title: "Marketing strategy and a 90-day launch roadmap",
      text: "Where to be found, what to say, and what to do each week for ninety days. You end the course with Monday planned.",
    },
  ],
} as const);
