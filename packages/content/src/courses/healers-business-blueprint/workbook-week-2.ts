import type { StarterWorkbook } from "../course.ts";
import { column } from "../figure-rules.ts";
import { threeQuestions } from "./three-questions.ts";
import { heapC, ownPair } from "./workbook-week-1.ts";

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const models = ["sessions", "groups", "courses", "jars"] as const;
const scores = ["0", "1", "2", "3"];
const ofTheWeek = (key: string) => ({ how: "sum", of: column("model.week", key, days) }) as const;

export const offerBook = {
  slug: "the-offer-book",
  title: "The Offer Book",
  subtitle: "Week two: who it is for, what happens, and what it costs",
  module: 2,
  kind: "workbook",
  parts: [
    {
      title: "The person you would do it for again",
      lesson: "the-person-you-would-do-it-for-again",
      lead: "Nicknames only on this page; it is for nobody’s eyes but yours.",
      paper:
        "Have The Gift Book beside you, open at the inventory and the sentence. Nicknames only on this page; it is for nobody’s eyes but yours.",
      items: [
        {
          id: "person.beside",
          kind: "text",
          text: "From week one:",
          paper: "",
          shows: [
            { key: "sentence", label: "Your sentence", how: "list", of: ["sentence.frame/sentence.mine"] },
            { key: "heap", label: "Heap C: what people come for", ...heapC },
          ],
        },
        {
          id: "person.candidates",
          kind: "table",
          choices: { better: ["Yes"], "less-tired": ["Yes"], craft: ["Yes"], paid: ["Yes"] },
          keys: { columns: ["nickname", "better", "less-tired", "craft", "paid"] },
          text: "Three real people, by nickname. Tap every test they pass, and choose the one with the most. If two are tied, take the one you smiled at while writing.",
          paper:
            "Three real people, by nickname. Give a check mark for every test they pass, and choose the one with the most. If two are tied, take the one you smiled at while writing.",
          columns: [
            "Nickname",
            "Better for it, said so or came back",
            "I went home less tired",
            "Well inside my craft (heap C)",
            "Paid, or could have",
          ],
          rows: 3,
        },
        {
          id: "person.portrait",
          kind: "table",
          keys: {
            columns: ["look", "saw"],
            rows: ["shoes", "from", "week-before", "tried", "found-me", "first-act", "told"],
          },
          text: "The portrait of the one you chose. Where you don’t know, write “ask” and guess nothing.",
          columns: ["Look at", "What I saw or heard"],
          firstColumn: [
            "The shoes",
            "Where they had come from that day",
            "What had happened the week before",
            "What they had tried already",
            "How they found me",
            "What they did first in my room",
            "What they told someone afterward",
          ],
          rows: 7,
        },
        {
          id: "person.first-words",
          kind: "question",
          text: "What they said when they first sat down, word for word, with the grammar left crooked:",
          lines: 3,
        },
        {
          id: "person.places",
          kind: "table",
          choices: { walk: ["Yes", "No"] },
          keys: { columns: ["place", "why", "walk"] },
          text: "Where there are more. Where were they an hour before, and the week before? Who noticed before you did? Whose word do they take? Keep this list for week three.",
          columns: ["Place or person", "Why they would be there", "Can I walk there or write this week?"],
          rows: 5,
        },
        {
          id: "person.again",
          kind: "question",
          text: "I would do it again for someone who … (Then look at your sentence from week one, and correct its “whom” if it needs it.)",
          lines: 4,
        },
        threeQuestions("person.three"),
      ],
    },
    {
      title: "A business model that fits",
      lesson: "a-business-model-that-fits",
      lead: "Four ways to be paid, and one ordinary week. Your two archetypes have a vote.",
      paper:
        "Four ways to be paid, and one ordinary week. Write your two archetypes in the margin before you begin; they have a vote.",
      items: [
        { id: "model.pair", kind: "text", text: "Who votes:", paper: "", shows: ownPair },
        {
          id: "model.scores",
          kind: "table",
          choices: { suits: scores, adds: scores, keep: scores },
          figures: Object.fromEntries(
            models.map((model) => [
              `${model}.total`,
              {
                how: "sum",
                of: ["suits", "adds", "keep"].map((key) => `model.scores/${model}.${key}`),
              } as const,
            ]),
          ),
          keys: {
            columns: ["model", "suits", "adds", "keep", "total"],
            rows: ["sessions", "groups", "courses", "jars"],
          },
          text: "Scores from 0 to 3, quickly. The first number is usually the honest one.",
          columns: ["Model", "Suits my gift?", "Adds up?", "Can I keep it up?", "Total"],
          firstColumn: ["Sessions", "Groups", "Courses", "Things in jars"],
          rows: 4,
        },
        {
          id: "model.week",
          kind: "table",
          strikes: true,
          figures: {
            "whole.people": ofTheWeek("people"),
            "whole.with": ofTheWeek("with"),
            "whole.around": ofTheWeek("around"),
          },
          keys: {
            columns: ["day", "people", "with", "around"],
            rows: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "whole"],
          },
          text: "An ordinary week with the best one or two. The hours around people are the laundry, the notes, the messages and getting there. One day stays empty.",
          columns: ["Day", "People", "Hours with them", "Hours around them"],
          firstColumn: [
            "Monday",
            "Tuesday",
            "Wednesday",
            "Thursday",
            "Friday",
            "Saturday",
            "Sunday",
            "The whole week",
          ],
          rows: 8,
        },
        {
          id: "model.worst-week",
          kind: "question",
          text: "Now the worst week you have had lately. Strike out above whatever would not have happened. What is left, and who would have told the others?",
          paper:
            "Now the worst week you have had lately. Cross out above whatever would not have happened. What is left, and who would have told the others?",
          lines: 3,
        },
        {
          id: "model.decision",
          kind: "question",
          text: "The decision, in one line: I earn by …, with … beside it.",
          lines: 2,
        },
        {
          id: "model.drawer",
          kind: "question",
          text: "Into the drawer goes …, and I may open it again on … (a date).",
          lines: 2,
        },
        threeQuestions("model.three"),
      ],
    },
    {
      title: "The signature offer",
      lesson: "the-signature-offer",
      lead: "This is the one-page offer, with its parts in order. Write it to the person on the first page of this book, in words they would use.",
      items: [
        {
          id: "offer.lengths",
          kind: "table",
          keys: { columns: ["nickname", "meeting", "how"] },
          text: "Five people who did well. At which meeting did each stop arriving and begin dropping in? The middle one of the five numbers is your length.",
          paper:
            "Five people who did well. At which meeting did each stop arriving and begin dropping in? Put the five numbers in order; the middle one is your length.",
          columns: ["Nickname", "Done at meeting number", "How I could tell"],
          rows: 5,
        },
        {
          id: "offer.middle",
          kind: "text",
          text: "Put in order for you:",
          paper: "",
          shows: [
            {
              key: "length",
              label: "The middle one: meetings in your offer",
              how: "middle",
              of: column("offer.lengths", "meeting", 5),
            },
          ],
        },
        {
          id: "offer.page",
          kind: "table",
          from: { "price.words": ["price.prices/signature.price"] },
          keys: {
            columns: ["part", "words"],
            rows: ["name", "whom", "first", "middle", "last", "length", "bring", "finished", "not", "price"],
          },
          text: "The one-page offer. Leave the price empty until the lesson on prices.",
          columns: ["Part", "In plain words"],
          firstColumn: [
            "Its name",
            "Who it is for, and when in their life",
            "What happens first",
            "What happens in the middle",
            "What happens last",
            "How long, how often, where",
            "What I bring, what you bring",
            "It is finished when",
            "What it is not, and who to see instead",
            "What it costs",
          ],
          rows: 10,
        },
        {
          id: "offer.checks",
          kind: "checklist",
          keys: ["every", "happens", "end", "name"],
          text: "Before you read it to anybody:",
          items: [
            "Every promise about what will become of them is struck out, and a deed stands in its place.",
            "What happens could be filmed with the sound off.",
            "The end is an event, and it can be put in a calendar on the first day.",
            "The name can be said over a coffee machine without being spelled out.",
          ],
        },
        {
          id: "offer.retold",
          kind: "question",
          text: "You read it aloud and asked, “And then what happens?” Where did they stop or put it in the wrong order? Rewrite that part here.",
          lines: 5,
        },
        threeQuestions("offer.three"),
      ],
    },
    {
      title: "A smaller door",
      lesson: "a-smaller-door",
      lead: "Short, inexpensive and whole in itself. Which fifteen or thirty minutes of your one-page offer do people mention afterward?",
      paper:
        "Short, inexpensive and whole in itself. Turn back to your one-page offer and underline the fifteen or thirty minutes of it that people mention afterward.",
      items: [
        {
          id: "door.beside",
          kind: "text",
          text: "Your one-page offer, for comparison:",
          paper: "",
          shows: [
            { key: "name", label: "Its name", how: "list", of: ["offer.page/name.words"] },
            { key: "first", label: "First", how: "list", of: ["offer.page/first.words"] },
            { key: "middle", label: "In the middle", how: "list", of: ["offer.page/middle.words"] },
            { key: "last", label: "Last", how: "list", of: ["offer.page/last.words"] },
          ],
        },
        {
          id: "door.page",
          kind: "table",
          from: { "price.words": ["price.prices/door.price"] },
          keys: { columns: ["part", "words"], rows: ["name", "happens", "length", "when", "end", "price"] },
          text: "The small page. If it will not fit here, it will not fit on a card the size of your palm.",
          columns: ["Part", "In plain words"],
          firstColumn: [
            "Its name",
            "What happens",
            "How long",
            "When and where",
            "How it ends",
            "What it costs",
          ],
          rows: 6,
        },
        {
          id: "door.rules",
          kind: "checklist",
          keys: ["whole", "same", "closed", "price", "small"],
          text: "The five rules. Fix the door until there are five checks.",
          items: [
            "It is whole: whoever comes only once has had something.",
            "It is the same work, in small.",
            "It can be closed again: everyone goes home on their feet.",
            "It has a price and an end.",
            "It is small for me too: prepared once, at one fixed time, in one place.",
          ],
        },
        {
          id: "door.hinge",
          kind: "question",
          text: "The hinge: one sentence for the last two minutes, with a card and no need to answer. Say it twice, once with your coat in your hand.",
          lines: 3,
        },
        threeQuestions("door.three"),
      ],
    },
    {
      title: "A price you can say aloud",
      lesson: "a-price-you-can-say-aloud",
      lead: "The stomach may watch; the arithmetic is done for you. Guess where you must; the note beside the number says so. The arithmetic says what one session has to carry; how many people will come, it can’t tell you.",
      paper:
        "The stomach may watch while the pencil works. Guess where you must and put a question mark beside the guess. The arithmetic says what one session has to carry; how many people will come, it can’t tell you.",
      items: [
        { id: "price.sum", kind: "tool", tool: "price-sum" },
        {
          id: "price.prices",
          kind: "table",
          from: {
            "session.floor": ["price.sum/carry.result"],
            "signature.floor": ["price.sum/signature.result"],
            "door.floor": ["price.sum/door.result"],
          },
          keys: { columns: ["offer", "floor", "others", "price"], rows: ["session", "signature", "door"] },
          text: "From the arithmetic to a price. What each has to carry comes from above; the price beside it is yours, and stands in your two offers as soon as it is written here.",
          paper:
            "From the arithmetic to a price. For the smaller door, divide its whole time by the whole time of a session, the hours around it included, and multiply by M. Then copy both prices into the gaps in the two offers above.",
          columns: ["Offer", "Floor, from the arithmetic", "Five others near me charge", "My price"],
          firstColumn: ["One session", "The signature offer", "The smaller door"],
          rows: 3,
        },
        {
          id: "price.reduced",
          kind: "question",
          text: "Reduced places: how many a month, at what price, and for whom? Do the arithmetic again with them in it. None is an answer too.",
          lines: 2,
        },
        {
          id: "price.line",
          kind: "question",
          text: "The sentence, with a period and nothing after it. Under it, your friendly answer to “that’s a lot for me.”",
          lines: 4,
        },
        {
          id: "price.recorder",
          kind: "tool",
          tool: "rehearsal",
          text: "Say the sentence here before you say it to anybody: one sentence with nothing after it, then close your mouth and count to four.",
        },
        {
          id: "price.rehearsal",
          kind: "table",
          keys: { columns: ["day", "date", "voice", "added"], rows: ["kettle", "recording", "friend"] },
          text: "The price rehearsal, three days, out loud.",
          columns: ["Day", "Date", "What my voice did", "What I added after the price"],
          firstColumn: [
            "One: the kettle, ten times",
            "Two: a recording, played back",
            "Three: a friend who says “that’s a lot”; I count to four",
          ],
          rows: 3,
        },
        threeQuestions("price.three"),
      ],
    },
    {
      title: "The customer journey",
      lesson: "the-customer-journey",
      lead: "At every station a stranger should know three things: what happens next, when, and which of you makes the move. Where one is missing, somebody is standing in the hall.",
      items: [
        { id: "journey.stations", kind: "tool", tool: "journey" },
        {
          id: "journey.walk",
          kind: "checklist",
          keys: ["found", "asked", "booked", "read", "went", "left"],
          text: "The walk through your own booking as if you were the client. Stand in the street, with your phone, and be tired.",
          items: [
            "I found myself, starting from what a client would know.",
            "I asked a question and read the answer that comes back.",
            "I booked, and could see the price and the rule for canceling before I did.",
            "I read the message for the day before: which bell to press, the stairs, what to wear, the restroom.",
            "I went in by their door and sat where they sit.",
            "I left as they leave, and knew whether there was anything more to do.",
          ],
        },
        {
          id: "journey.hall",
          kind: "question",
          text: "Every place where I had to guess; then the worst hall, and the two sentences that put a chair in it:",
          lines: 7,
        },
        {
          id: "journey.unsafe",
          kind: "question",
          text: "What I send at once if a message says that somebody cannot go on or is not safe, with the emergency number and the crisis line where I live:",
          lines: 5,
        },
        {
          id: "journey.by-sunday",
          kind: "checklist",
          keys: ["business", "signature", "smaller", "two", "price", "hall"],
          text: "The week, by Sunday:",
          items: [
            "A business model in one line",
            "A signature offer on one page",
            "A smaller door beside it",
            "Two prices, with the arithmetic behind them",
            "The price said to a human being, and then nothing said",
            "One hall fixed, with the words in place",
          ],
        },
        threeQuestions("journey.three"),
      ],
    },
  ],
} as const satisfies StarterWorkbook;
