import type { StarterWorkbook } from "../course.ts";

export const launchPlan = {
  slug: "the-90-day-launch-plan",
  title: "The 90-Day Launch Plan",
  subtitle: "Thirteen weeks, three things in each, and two weeks left empty on purpose",
  module: 3,
  kind: "template",
  parts: [
    {
      title: "Before you start",
      lead: "Copy, don’t compose: all of this is already in your three workbooks. Day one is a Monday, which makes day ninety a Saturday.",
      items: [
        {
          kind: "table",
          columns: ["What I begin with", "In my words"],
          firstColumn: [
            "My two archetypes",
            "My sentence",
            "The signature offer, and its price",
            "The smaller door, and its price",
            "My channel, and its day",
            "Its small version, for a bad week",
            "Day one, a Monday",
            "Day ninety, a Saturday",
          ],
          rows: 8,
        },
        {
          kind: "question",
          text: "By day ninety I will have done these two or three things. Deeds only; what other people decide is theirs.",
          lines: 3,
        },
        {
          kind: "question",
          text: "The two weeks I leave empty, with the dates of their Mondays, and who will ask me on the other Mondays what I did.",
          lines: 2,
        },
        {
          kind: "checklist",
          text: "By the end of week four. What you cannot check yet is a thing for the house.",
          items: [
            "I have asked someone licensed where I live what my work needs: registration, insurance, tax",
            "The emergency number, a crisis line and the after-hours doctor are written beside my phone",
            "I know by name who I send people to when my craft ends",
            "My page is up, with both prices on it and one way to book",
          ],
        },
      ],
    },
    {
      title: "The thirteen weeks",
      lead: "This is the page for the cabinet door. First the Mondays, then a line through two rows, then the fixed points, then three things in each of the other eleven. Weeks one to four in ink, the rest in pencil.",
      items: [
        {
          kind: "table",
          columns: ["Week", "Monday", "To be found", "To invite", "For the house"],
          firstColumn: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"],
          rows: 13,
        },
        {
          kind: "text",
          text: "The two rows with a line through them are empty on purpose. They take in what has fallen out of other weeks, and nothing new. If nothing has fallen out, you have a vacation. A thing left over may move once; the second time, cut it in half or put it in the drawer.",
        },
      ],
    },
    {
      title: "Fridays, in numbers",
      lead: "Two minutes a week. Count and do not interpret. A zero is a number like any other, and belongs in its row.",
      items: [
        {
          kind: "table",
          columns: ["Week", "I invited", "Answered", "Came", "One line, if there is one"],
          firstColumn: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"],
          rows: 13,
        },
        {
          kind: "text",
          text: "Two bad weeks in a row: move an empty week forward, and rest in it. If you yourself are not well, not sleeping or not glad of anything, let the plan hang and see a doctor. It will keep.",
        },
      ],
    },
    {
      title: "The drawer",
      lead: "For everything that failed one of the three questions, and for whatever comes at two in the morning. Write it down, close the drawer, go back to sleep.",
      items: [
        {
          kind: "text",
          text: "Nothing is taken out before day ninety. Then each gets one word in the last column: now, later or goodbye.",
        },
        { kind: "table", columns: ["The idea", "Came on", "On day ninety"], rows: 12 },
      ],
    },
    {
      title: "Day ninety",
      lead: "Forty minutes, something warm, and the page from the cabinet door. Do the counting first and the feelings afterward; they are better company after they have eaten.",
      items: [
        {
          kind: "table",
          text: "The count.",
          columns: ["In ninety days", "How many"],
          firstColumn: [
            "Things checked, of thirty-three",
            "Times my channel ran, large or small",
            "People I invited",
            "People who answered",
            "People who came",
            "Hours it took in an ordinary week",
            "Empty weeks I needed",
          ],
          rows: 7,
        },
        {
          kind: "question",
          text: "Of the people who came: where had each heard of me, and what did they say first? Word for word; your next page is made of it.",
          lines: 6,
        },
        {
          kind: "question",
          text: "Which week was I most glad to be doing this, and what was I doing?",
          lines: 2,
        },
        {
          kind: "table",
          text: "One of each for the next thirteen weeks, held against the three questions: does it suit my gift, does it add up, can I keep it up?",
          columns: ["Next time I", "What", "Because"],
          firstColumn: ["repeat", "change", "stop"],
          rows: 3,
        },
        {
          kind: "question",
          text: "The coming Monday: its date, and three things.",
          lines: 4,
        },
      ],
    },
  ],
} as const satisfies StarterWorkbook;
