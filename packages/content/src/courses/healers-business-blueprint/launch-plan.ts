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
      lesson: "the-ninety-day-launch-plan",
      lead: "Copy, don’t compose: all of this is already in your three workbooks. Day one is a Monday, which makes day ninety a Saturday.",
      items: [
        {
          id: "plan.start",
          kind: "table",
          from: {
            "pair.words": ["sentence.frame/pair.mine"],
            "sentence.words": ["sentence.frame/sentence.mine"],
            "offer.words": ["offer.page/name.words", "price.prices/signature.price"],
            "door.words": ["door.page/name.words", "price.prices/door.price"],
            "channel.words": ["channel.chosen/what.words", "channel.chosen/day.words"],
            "small.words": ["channel.chosen/small.words"],
          },
          keys: {
            columns: ["what", "words"],
            rows: ["pair", "sentence", "offer", "door", "channel", "small", "day-one", "day-ninety"],
          },
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
          id: "plan.deeds",
          kind: "question",
          text: "By day ninety I will have done these two or three things. Deeds only; what other people decide is theirs.",
          lines: 3,
        },
        {
          id: "plan.empty",
          kind: "question",
          from: ["ninety.fixed/empty-seen.date", "ninety.fixed/empty-unseen.date", "monday.witness"],
          text: "The two weeks I leave empty, with the dates of their Mondays, and who will ask me on the other Mondays what I did.",
          lines: 2,
        },
        {
          id: "plan.house",
          kind: "checklist",
          keys: ["asked", "emergency", "know", "page"],
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
      lesson: "the-ninety-day-launch-plan",
      lead: "This is the page for the cabinet door. First the Mondays, then a line through two rows, then the fixed points, then three things in each of the other eleven. Weeks one to four in ink, the rest in pencil.",
      items: [
        {
          id: "plan.weeks",
          kind: "table",
          keys: {
            columns: ["week", "monday", "found", "invite", "house"],
            rows: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"],
          },
          columns: ["Week", "Monday", "To be found", "To invite", "For the house"],
          firstColumn: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"],
          rows: 13,
        },
        {
          id: "plan.weeks-note",
          kind: "text",
          text: "The two rows with a line through them are empty on purpose. They take in what has fallen out of other weeks, and nothing new. If nothing has fallen out, you have a vacation. A thing left over may move once; the second time, cut it in half or put it in the drawer.",
        },
      ],
    },
    {
      title: "Fridays, in numbers",
      lesson: "the-ninety-day-launch-plan",
      lead: "Two minutes a week. Count and do not interpret. A zero is a number like any other, and belongs in its row.",
      items: [
        {
          id: "plan.fridays",
          kind: "table",
          keys: {
            columns: ["week", "invited", "answered", "came", "line"],
            rows: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"],
          },
          columns: ["Week", "I invited", "Answered", "Came", "One line, if there is one"],
          firstColumn: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"],
          rows: 13,
        },
        {
          id: "plan.fridays-note",
          kind: "text",
          text: "Two bad weeks in a row: move an empty week forward, and rest in it. If you yourself are not well, not sleeping or not glad of anything, let the plan hang and see a doctor. It will keep.",
        },
      ],
    },
    {
      title: "The drawer",
      lesson: "the-ninety-day-launch-plan",
      lead: "For everything that failed one of the three questions, and for whatever comes at two in the morning. Write it down, close the drawer, go back to sleep.",
      items: [
        {
          id: "plan.drawer-note",
          kind: "text",
          text: "Nothing is taken out before day ninety. Then each gets one word in the last column: now, later or goodbye.",
        },
        {
          id: "plan.drawer",
          kind: "table",
          keys: { columns: ["idea", "came", "verdict"] },
          columns: ["The idea", "Came on", "On day ninety"],
          rows: 12,
        },
      ],
    },
    {
      title: "Day ninety",
      lesson: "the-first-monday",
      lead: "Forty minutes, something warm, and the page from the cabinet door. Do the counting first and the feelings afterward; they are better company after they have eaten.",
      items: [
        {
          id: "plan.count",
          kind: "table",
          keys: {
            columns: ["what", "count"],
            rows: ["done", "channel", "invited", "answered", "came", "hours", "empty"],
          },
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
          id: "plan.came",
          kind: "question",
          text: "Of the people who came: where had each heard of me, and what did they say first? Word for word; your next page is made of it.",
          lines: 6,
        },
        {
          id: "plan.glad",
          kind: "question",
          text: "Which week was I most glad to be doing this, and what was I doing?",
          lines: 2,
        },
        {
          id: "plan.next",
          kind: "table",
          keys: { columns: ["next", "what", "because"], rows: ["repeat", "change", "stop"] },
          text: "One of each for the next thirteen weeks, held against the three questions: does it suit my gift, does it add up, can I keep it up?",
          columns: ["Next time I", "What", "Because"],
          firstColumn: ["repeat", "change", "stop"],
          rows: 3,
        },
        {
          id: "plan.monday",
          kind: "question",
          text: "The coming Monday: its date, and three things.",
          lines: 4,
        },
      ],
    },
  ],
} as const satisfies StarterWorkbook;
