import type { StarterWorkbook } from "../course.ts";

export const launchBook = {
  slug: "the-launch-book",
  title: "The Launch Book",
  subtitle: "Week three: a map, a page, one channel, an invitation, and a Monday",
  module: 3,
  kind: "workbook",
  parts: [
    {
      title: "Where your people already are",
      lead: "Fifteen minutes and a soft pencil. Have The Offer Book beside you, open at the person you would do it for again.",
      items: [
        {
          kind: "question",
          text: "An ordinary Tuesday of that person, hour by hour, from the kettle to the bedside lamp. Where do they wait? Whom do they ask? What do they type at eleven at night?",
          lines: 8,
        },
        {
          kind: "table",
          text: "Twelve places, so exact that one could walk there. Begin with the five from week two. Then two marks from 0 to 3, multiplied: is the trouble on their mind here, and am I known here or could I be within a month?",
          columns: [
            "The place, exactly",
            "Wait, ask, talk or search",
            "On their mind",
            "Known there",
            "Multiplied",
          ],
          rows: 12,
        },
        {
          kind: "table",
          text: "Circle the three highest and copy them here. If you know no name yet, write how you will learn it.",
          columns: ["The place", "A living person to greet there", "On this day"],
          rows: 3,
        },
        {
          kind: "checklist",
          text: "When you go to meet them, take half a page. Tick what is on it.",
          items: [
            "Whom I see, in my one sentence",
            "What happens, and how long it takes",
            "Where my work ends, and what goes to a doctor at once",
            "Whom I send people to, by name",
            "How to reach me, and when I answer",
          ],
        },
      ],
    },
    {
      title: "Saying it in your own voice",
      lead: "Twenty-two minutes. Open The Gift Book at the five answers and at the clumsy first draft of your sentence. Steal from both.",
      items: [
        {
          kind: "table",
          text: "The eight best scraps, word for word: only what one could film. Nothing about illnesses, and nothing from anyone who would rather not be borrowed from.",
          columns: ["The scrap", "Who said it (for you alone)", "I may borrow it"],
          rows: 8,
        },
        {
          kind: "question",
          text: "The page, parts one to three. Where the reader is (30 words). What you do: your sentence (25). What happens, seen from the doormat (50).",
          lines: 8,
        },
        {
          kind: "question",
          text: "The page, parts four to seven. What there is, and both prices (30). Who you are, in two facts (30). Where it ends (20). What to do now: one way to book (15).",
          lines: 8,
        },
        {
          kind: "table",
          text: "The same thing, smaller.",
          columns: ["Card and party", "My words"],
          firstColumn: [
            "The card: my name",
            "The card: the sentence",
            "The card: one way to reach me",
            "The party: the sentence, then a pause",
            "The party: my line for the aunt’s first question",
            "The party: one small story, well disguised",
          ],
          rows: 6,
        },
        {
          kind: "checklist",
          text: "The page is done when all of these are true.",
          items: [
            "It has two hundred words or fewer; I counted",
            "It has two prices in it",
            "It says where my work ends",
            "At least three scraps from the five people are in it",
            "I read it aloud in my ordinary voice, to a person or to the leek",
          ],
        },
      ],
    },
    {
      title: "One channel, properly",
      lead: "Eighteen minutes. You choose one way of being found, and decide today what it looks like on a bad week.",
      items: [
        {
          kind: "table",
          text: "Three candidates, made from your three circles. Answer yes or no; “it depends” is a no.",
          columns: ["Place, act and rhythm", "Suits my gift?", "Adds up?", "Can I keep it up?"],
          rows: 3,
        },
        {
          kind: "table",
          text: "The one I choose. The small version takes ten minutes, can be done with a fever, and counts in full.",
          columns: ["My channel", "In a few words"],
          firstColumn: [
            "What it is",
            "Its day",
            "The full version",
            "The small version",
            "In stock, first piece",
            "In stock, second piece",
          ],
          rows: 6,
        },
        {
          kind: "table",
          text: "My marketing, on one page. Copy from what you have made since week one. Leave the last row for the next lesson.",
          columns: ["Question", "My answer"],
          firstColumn: [
            "Whom I am for",
            "What I say",
            "Where they already are: three places",
            "My one channel, and its day",
            "What I do on a bad week",
            "The smaller door, and its price",
            "The signature offer, and its price",
            "What I leave alone until day ninety",
            "How I ask",
          ],
          rows: 9,
        },
      ],
    },
    {
      title: "The invitation",
      lead: "Eighteen minutes: three invitations written, one of them sent before you stand up.",
      items: [
        {
          kind: "text",
          text: "Six lines to each: why I thought of you; what it is, and for whom; what it costs; when, where and how long; how to say yes; how to say no, easier still. And one line for afterwards, to rehearse: “Thank you for telling me. See you on Thursday.”",
        },
        {
          kind: "question",
          text: "The first, to somebody who knows my work. I invite them to the signature offer.",
          lines: 6,
        },
        {
          kind: "question",
          text: "The second, to somebody who knows me and has never seen me work. I invite them to the smaller door.",
          lines: 6,
        },
        {
          kind: "question",
          text: "The third, to somebody beside one of my circles. I ask for a quarter of an hour and a cup of tea, and say what I admire in their work.",
          lines: 6,
        },
        {
          kind: "table",
          text: "One has to have left the house today. The last column can wait, and so can you. Then copy the plainest sentence of the three into the last row of “My marketing, on one page”.",
          columns: ["Invitation", "To", "Left on, at", "What came back"],
          firstColumn: ["The first", "The second", "The third"],
          rows: 3,
        },
      ],
    },
    {
      title: "The ninety-day launch plan",
      lead: "Twenty-two minutes, with your diary and The 90-Day Launch Plan. Begin here, with the weeks in which nothing is going to happen.",
      items: [
        {
          kind: "table",
          text: "The two empty weeks and the fixed points. Put the unseen one anywhere from the seventh week to the eleventh, and the first fixed point no earlier than the fourth. Three weeks’ notice is fair.",
          columns: ["What", "Week", "Date", "Invitations go out by"],
          firstColumn: [
            "Empty: the week I can see coming",
            "Empty: the week I cannot see coming",
            "The smaller door, for the first time",
            "The signature offer begins",
            "The smaller door again, if I like",
          ],
          rows: 5,
        },
        {
          kind: "text",
          text: "What fits in a box: it begins with a verb, is finished in one sitting of about an hour, and depends on you alone. If it doesn’t fit, it is two things.",
        },
        {
          kind: "table",
          text: "Does it add up? An ordinary week, in honest hours.",
          columns: ["In a week", "Hours"],
          firstColumn: [
            "The three things",
            "The people I see, with the time around them",
            "Paid work elsewhere",
            "The household, and whoever needs me there",
            "Left over, for nothing in particular",
          ],
          rows: 5,
        },
        {
          kind: "checklist",
          text: "The whole plan, when you have filled in the template.",
          items: [
            "It suits my pair of archetypes, and the page of what I no longer do",
            "It adds up, and the last row above is not a nought",
            "I can keep it up as the person I am, with the sleep I get",
            "At least one thing has gone into the drawer",
            "Thirteen dates, two lines, and no empty box outside them",
            "It hangs where I stand every day, which is:",
          ],
        },
      ],
    },
    {
      title: "The first Monday",
      lead: "Fifteen minutes, whatever day it is. We are at the other end of the table.",
      items: [
        {
          kind: "table",
          text: "Fill in the first two rows and put the pen down. Take it up again when you have done it.",
          columns: ["Today", "In ink"],
          firstColumn: ["The thing", "Begun at", "Stopped at"],
          rows: 3,
        },
        { kind: "question", text: "What happened? Then go and tick the box on the plan.", lines: 2 },
        {
          kind: "table",
          text: "Three appointments, to be copied into your diary.",
          columns: ["With myself", "Date", "Hour"],
          firstColumn: ["Monday, ten minutes", "Friday, two minutes", "Day ninety"],
          rows: 3,
        },
        {
          kind: "question",
          text: "My witness, and the sentence as I sent it: “I have begun. Ask me on Monday what I did.”",
          lines: 2,
        },
        {
          kind: "checklist",
          text: "What is on the table after three weeks. Tick it slowly; you made all of it.",
          items: [
            "My pair of archetypes, and an inventory in three heaps",
            "One sentence that my aunt could repeat",
            "A signature offer, with an end",
            "A smaller door beside it",
            "A price I have said aloud, and the sum behind it",
            "A map with three circles",
            "A page of two hundred words",
            "One channel, with its small version",
            "An invitation that has left the house",
            "Thirteen weeks on a cupboard door, and one tick",
          ],
        },
      ],
    },
  ],
} as const satisfies StarterWorkbook;
