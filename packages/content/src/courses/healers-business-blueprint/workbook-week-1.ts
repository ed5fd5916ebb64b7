import type { StarterWorkbook } from "../course.ts";
import { threeQuestions } from "./three-questions.ts";

/** The workbook of week 1, a part for each lesson. */
export const giftBook = {
  slug: "the-gift-book",
  title: "The Gift Book",
  subtitle: "Week one: what you do, and for whom, in your own pencil",
  module: 1,
  kind: "workbook",
  parts: [
    {
      title: "The assessment, taken slowly",
      lead: "Have your result beside you, on paper or on a screen. Three marks will do: a check mark where it is true and you can name the occasion, an X where it isn’t you, a wavy line where you caught yourself arguing.",
      items: [
        {
          kind: "table",
          text: "Copied from your result. A third archetype goes in only if your occasions point to it; give it a question mark.",
          columns: ["From the result", "Yours"],
          firstColumn: [
            "Primary archetype",
            "Secondary archetype",
            "How clear it was, in its own words",
            "Perhaps a third",
          ],
          rows: 4,
        },
        {
          kind: "table",
          text: "Three sentences you checked. No check mark counts without a person and a day.",
          columns: ["The sentence", "With whom", "Which day"],
          rows: 3,
        },
        {
          kind: "question",
          text: "One sentence you marked with an X. What would be true instead?",
          lines: 3,
        },
        {
          kind: "question",
          text: "One sentence with a wavy line, copied out. Leave the rest of the space empty; the defense may wait until tomorrow.",
          lines: 3,
        },
        threeQuestions,
      ],
    },
    {
      title: "Two under one roof",
      lead: "Scroll back through your messages to the last six times somebody asked you for help, paid or not. One or two words in each box are enough. On the way home you were rested, tired or annoyed.",
      items: [
        {
          kind: "table",
          text: "Six requests",
          columns: ["What they asked for", "Which of you replied", "Which of you helped", "On the way home"],
          rows: 6,
        },
        {
          kind: "table",
          text: "Three jobs in one house. Name the archetype that has each today, then the one you would like to see there. The back door may stay open until lesson four.",
          columns: ["Job", "Done today by", "From now on"],
          firstColumn: ["The room", "The phone", "The back door"],
          rows: 3,
        },
        {
          kind: "question",
          text: "One of the six replies, given again by the right one. Three sentences at most: what happens, how long it takes, and a yes, a no or a day.",
          lines: 5,
        },
        {
          kind: "checklist",
          text: "Before you close the book",
          items: [
            "The room has a name beside it.",
            "The phone has a name beside it.",
            "I read the new reply aloud, and one breath was enough.",
            "It is saved where I can copy from it.",
          ],
        },
        threeQuestions,
      ],
    },
    {
      title: "What people already come for",
      lead: "Send first, improve never. The inventory is for while you wait.",
      items: [
        {
          kind: "text",
          text: "The message: “I’m finding out what I’m actually useful for, and one honest answer from you would help. If you were going to send a friend to me, what would have to be going on in that friend’s life? Two sentences are plenty, the first thing that comes to mind. I might borrow your words for my page, without your name; tell me if you’d rather I didn’t.”",
        },
        {
          kind: "table",
          text: "Five people who see you from five sides. The sixth line is for whoever fills in for a silent one.",
          columns: ["Who", "Name", "Sent on", "May I borrow the words?"],
          firstColumn: [
            "Has come to me often",
            "Came once",
            "Has sent someone to me",
            "Knows me from elsewhere",
            "Is blunt",
            "In reserve",
          ],
          rows: 6,
        },
        {
          kind: "table",
          text: "The inventory: every training, habit and odd job you have. C: someone came for it within the last year, unreminded. S: it supports what they come for. R: it may rest for now. Write the letters in pencil and look at them again when the answers are in.",
          columns: ["Training, habit or odd job", "C, S or R", "After the answers"],
          rows: 14,
        },
        {
          kind: "table",
          text: "The answers, word for word, spelling and all. Underline the occasions, the verbs, and any word that two people use. A star for what surprises you.",
          columns: ["From", "In exactly their words"],
          rows: 5,
        },
        {
          kind: "question",
          text: "What did at least two people say? And what did nobody mention, though you paid to learn it?",
          lines: 4,
        },
        threeQuestions,
      ],
    },
    {
      title: "Where you give it away",
      lead: "A gift has a size, and you chose it. A leak has neither size nor name, and you notice it by being tired. Go through the last fourteen days with your calendar and your messages.",
      items: [
        {
          kind: "table",
          text: "All the unpaid help I gave. G if I had decided on it ahead of time, L if it leaked. Hours may be rough; money stays out of it until week two.",
          columns: ["What I did", "For whom", "Hours", "G or L"],
          rows: 10,
        },
        {
          kind: "question",
          text: "The L hours together, and the largest leak. Its fence, in two sentences: what I gladly give, where it ends, what there is beyond.",
          lines: 5,
        },
        {
          kind: "table",
          text: "The page for what I will no longer do",
          columns: ["I no longer", "What I do in its place"],
          rows: 5,
        },
        {
          kind: "table",
          text: "For an emergency, which no fence should stand against. Look these up today; they work while you are asleep.",
          columns: ["Where I live", "Number"],
          firstColumn: ["Emergency services", "Crisis line", "Doctor, after hours"],
          rows: 3,
        },
        {
          kind: "checklist",
          text: "The fence exists outside this book. One of these is enough.",
          items: [
            "I have told one person, an easy one.",
            "It is my automatic reply.",
            "It is on a card by the door.",
          ],
        },
        threeQuestions,
      ],
    },
    {
      title: "One sentence about your work",
      lead: "Lay the answers of your five people beside you, and the C heap of your inventory. Whom you help, with what, and how it feels to be helped by you.",
      items: [
        {
          kind: "question",
          text: "First draft, found: the occasions and verbs you underlined, in one long and clumsy sentence. Keep it; week three will want its words.",
          lines: 5,
        },
        {
          kind: "table",
          text: "Second draft, in pieces. No adjectives; no name of a method unless people ask for it by name.",
          columns: ["Piece", "In plain words"],
          firstColumn: [
            "Whom: a person in a situation",
            "With what: a verb you could film",
            "How it feels: what is there in the hour, or missing from it",
          ],
          rows: 3,
        },
        {
          kind: "question",
          text: "Third draft, with one adjective at most. Below it, the first question your listener asked, and the sentence as they repeated it a day later.",
          lines: 7,
        },
        {
          kind: "checklist",
          text: "Four tests, and the aunt",
          items: [
            "One breath: about twenty-five words.",
            "The wrong person can tell that it is not for them.",
            "It is true on a bad Tuesday.",
            "It names no illness that I treat without a license, and promises no result.",
            "A day later somebody gave it back with the whom and the with what intact.",
          ],
        },
        {
          kind: "table",
          text: "The frame. This is what you take with you into The Offer Book, still in pencil.",
          columns: ["By the end of week one", "Mine"],
          firstColumn: [
            "My sentence",
            "My pair of archetypes",
            "What people come for: the C heap",
            "My fence",
            "Date",
          ],
          rows: 5,
        },
        threeQuestions,
      ],
    },
  ],
} as const satisfies StarterWorkbook;
