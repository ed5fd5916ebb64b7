import type { StarterWorkbook } from "../course.ts";
import { column } from "../figure-rules.ts";
import { threeQuestions } from "./three-questions.ts";

const lines = column("assessment.marks", "line", 12);
const marks = column("assessment.marks", "mark", 12);
const marked = (mark: string, rank?: number) =>
  ({ how: "list", of: lines, where: { at: marks, is: [mark] }, ...(rank ? { rank } : {}) }) as const;

const heaps = column("come-for.inventory", "heap", 14);
/** What people already come for. */
export const heapC = {
  how: "list",
  of: column("come-for.inventory", "skill", 14),
  where: { at: heaps, is: ["C"] },
} as const;
export const fiveAnswers = { how: "list", of: column("come-for.answers", "words", 5) } as const;
export const ownPair = [
  { key: "first", label: "Your first archetype", how: "list", of: ["assessment.result/primary.yours"] },
  { key: "second", label: "Your second", how: "list", of: ["assessment.result/secondary.yours"] },
] as const;

const leaked = (is: string) =>
  ({
    how: "sum",
    of: column("giving.list", "hours", 10),
    where: { at: column("giving.list", "kind", 10), is: [is] },
  }) as const;

/** The workbook of week 1, a part for each lesson. */
export const giftBook = {
  slug: "the-gift-book",
  title: "The Gift Book",
  subtitle: "Week one: what you do, and for whom, in your own words",
  module: 1,
  kind: "workbook",
  parts: [
    {
      title: "The assessment, taken slowly",
      lesson: "the-assessment-taken-slowly",
      lead: "You’ll find your result here, line by line. Tap one of three marks at each: True, where you can name the occasion; Not me; and I argued, where you caught yourself arguing.",
      paper:
        "Have your result beside you, on paper or on a screen. Three marks will do: a check mark where it is true and you can name the occasion, an X where it isn’t you, a wavy line where you caught yourself arguing.",
      items: [
        {
          id: "assessment.result",
          kind: "table",
          keys: { columns: ["result", "yours"], rows: ["primary", "secondary", "clarity", "third"] },
          from: {
            "primary.yours": ["me/primary"],
            "secondary.yours": ["me/secondary"],
            "clarity.yours": ["me/clarity"],
          },
          text: "As the quiz put it. A third archetype goes in only if your occasions point to it; write “maybe” beside it.",
          paper:
            "Copied from your result. A third archetype goes in only if your occasions point to it; give it a question mark.",
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
          id: "assessment.marks",
          kind: "table",
          keys: { columns: ["line", "mark"] },
          text: "Your result, line by line, with a mark of yours. What you leave without one is fine, too.",
          paper: "",
          columns: ["The result says", "Your mark"],
          rows: 12,
          from: Object.fromEntries(lines.map((_, at) => [`${at + 1}.line`, [`me/line-${at + 1}`]])),
          choices: { mark: ["True", "Not me", "I argued"] },
        },
        {
          id: "assessment.checked",
          kind: "table",
          keys: { columns: ["sentence", "with", "day"] },
          figures: {
            "1.sentence": marked("True", 1),
            "2.sentence": marked("True", 2),
            "3.sentence": marked("True", 3),
          },
          text: "The first three that you marked True. None of them counts without a person and a day.",
          paper: "Three sentences you checked. No check mark counts without a person and a day.",
          columns: ["The sentence", "With whom", "Which day"],
          rows: 3,
        },
        {
          id: "assessment.marked",
          kind: "text",
          text: "The other two marks:",
          paper: "",
          shows: [
            { key: "not-me", label: "Not me", ...marked("Not me") },
            { key: "argued", label: "I argued", ...marked("I argued") },
          ],
        },
        {
          id: "assessment.crossed",
          kind: "question",
          text: "One of the sentences that are not you. What would be true instead?",
          paper: "One sentence you marked with an X. What would be true instead?",
          lines: 3,
        },
        {
          id: "assessment.wavy",
          kind: "question",
          text: "One sentence that you argued with, written out. Add nothing; the defense may wait until tomorrow.",
          paper:
            "One sentence with a wavy line, copied out. Leave the rest of the space empty; the defense may wait until tomorrow.",
          lines: 3,
        },
        threeQuestions("assessment.three"),
      ],
    },
    {
      title: "Two under one roof",
      lesson: "two-under-one-roof",
      lead: "Scroll back through your messages to the last six times somebody asked you for help, paid or not. Type what they asked in a word or two, and tap the rest.",
      paper:
        "Scroll back through your messages to the last six times somebody asked you for help, paid or not. One or two words in each box are enough. On the way home you were rested, tired or annoyed.",
      items: [
        { id: "roof.pair", kind: "text", text: "The two of you:", paper: "", shows: ownPair },
        {
          id: "roof.requests",
          kind: "table",
          choices: {
            replied: ["First", "Second"],
            helped: ["First", "Second"],
            way: ["Rested", "Tired", "Annoyed"],
          },
          keys: { columns: ["asked", "replied", "helped", "way"] },
          text: "Six requests",
          columns: ["What they asked for", "Which of you replied", "Which of you helped", "On the way home"],
          rows: 6,
        },
        {
          id: "roof.jobs",
          kind: "table",
          choices: { done: ["First", "Second", "Both"], now: ["First", "Second", "Nobody yet"] },
          keys: { columns: ["job", "done", "now"], rows: ["room", "phone", "back-door"] },
          text: "Three jobs in one house. Tap who has each today, then who you would like to see there. The back door may stay open until lesson four.",
          paper:
            "Three jobs in one house. Circle which of your two archetypes has each today, then which you would like to see there. The back door may stay open until lesson four.",
          columns: ["Job", "Done today by", "From now on"],
          firstColumn: ["The room", "The phone", "The back door"],
          rows: 3,
        },
        {
          id: "roof.reply",
          kind: "question",
          text: "One of the six replies, given again by the right one. Three sentences at most: what happens, how long it takes, and a yes, a no or a day.",
          lines: 5,
        },
        {
          id: "roof.closing",
          kind: "checklist",
          keys: ["room", "phone", "read", "saved"],
          text: "Before you go on",
          paper: "Before you close the book",
          items: [
            "The room has a name beside it.",
            "The phone has a name beside it.",
            "I read the new reply aloud, and one breath was enough.",
            "It is saved where I can copy from it.",
          ],
        },
        threeQuestions("roof.three"),
      ],
    },
    {
      title: "What people already come for",
      lesson: "what-people-already-come-for",
      lead: "Send first, improve never. The inventory is for while you wait.",
      items: [
        {
          id: "come-for.message",
          kind: "text",
          text: "The message: “I’m finding out what I’m actually useful for, and one honest answer from you would help. If you were going to send a friend to me, what would have to be going on in that friend’s life? Two sentences are plenty, the first thing that comes to mind. I might borrow your words for my page, without your name; tell me if you’d rather I didn’t.”",
        },
        {
          id: "come-for.askers",
          kind: "table",
          choices: { borrow: ["Yes", "No"] },
          keys: {
            columns: ["who", "name", "sent", "borrow"],
            rows: ["often", "once", "sender", "elsewhere", "blunt", "reserve"],
          },
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
          id: "come-for.inventory",
          kind: "table",
          choices: { heap: ["C", "S", "R"] },
          keys: { columns: ["skill", "heap", "after"] },
          text: "The inventory: every training, habit and odd job you have, each on the heap you tap or drag it to. C: someone came for it within the last year, unreminded. S: it supports what they come for. R: it may rest for now. Look at the heaps again when the answers are in.",
          paper:
            "The inventory: every training, habit and odd job you have. C: someone came for it within the last year, unreminded. S: it supports what they come for. R: it may rest for now. Circle the letters in pencil and look at them again when the answers are in.",
          columns: ["Training, habit or odd job", "C, S or R", "After the answers"],
          rows: 14,
        },
        {
          id: "come-for.answers",
          kind: "table",
          keys: { columns: ["from", "words", "star"] },
          choices: { star: ["★"] },
          text: "The answers, word for word, spelling and all. Tap the star where something surprises you. The occasions and the verbs go into the box below.",
          paper:
            "The answers, word for word, spelling and all. Underline the occasions, the verbs, and any word that two people use. A star for what surprises you.",
          columns: ["From", "In exactly their words", "Surprised"],
          rows: 5,
        },
        {
          id: "come-for.shared",
          kind: "question",
          text: "Which occasions and which verbs are in them? What did at least two people say? And what did nobody mention, though you paid to learn it?",
          paper:
            "What did at least two people say? And what did nobody mention, though you paid to learn it?",
          lines: 4,
        },
        threeQuestions("come-for.three"),
      ],
    },
    {
      title: "Where you give it away",
      lesson: "where-you-give-it-away",
      lead: "A gift has a size, and you chose it. A leak has neither size nor name, and you notice it by being tired. Go through the last fourteen days with your calendar and your messages.",
      items: [
        {
          id: "giving.list",
          kind: "table",
          choices: { kind: ["G", "L"] },
          keys: { columns: ["what", "for", "hours", "kind"] },
          text: "All the unpaid help I gave. G if I had decided on it ahead of time, L if it leaked. Hours may be rough; money stays out of it until week two.",
          columns: ["What I did", "For whom", "Hours", "G or L"],
          rows: 10,
        },
        {
          id: "giving.sum",
          kind: "text",
          text: "Added up for you:",
          paper: "",
          shows: [
            { key: "given", label: "Hours you gave on purpose", ...leaked("G") },
            { key: "leaked", label: "Hours that leaked", ...leaked("L") },
            { key: "year", label: "What two weeks of leaks come to in a year", ...leaked("L"), times: 26 },
          ],
        },
        {
          id: "giving.fence",
          kind: "question",
          text: "The fence around the largest leak, in two sentences: what I gladly give, where it ends, what there is beyond.",
          paper:
            "The L hours together, and the largest leak. Its fence, in two sentences: what I gladly give, where it ends, what there is beyond.",
          lines: 5,
        },
        {
          id: "giving.no-longer",
          kind: "table",
          keys: { columns: ["no-longer", "instead"] },
          text: "The page for what I will no longer do",
          columns: ["I no longer", "What I do in its place"],
          rows: 5,
        },
        {
          id: "giving.emergency",
          kind: "table",
          keys: { columns: ["what", "number"], rows: ["emergency", "crisis", "doctor"] },
          text: "For an emergency, which no fence should stand against. Look these up today; they work while you are asleep.",
          columns: ["Where I live", "Number"],
          firstColumn: ["Emergency services", "Crisis line", "Doctor, after hours"],
          rows: 3,
        },
        {
          id: "giving.outside",
          kind: "checklist",
          keys: ["told", "automatic", "card"],
          text: "The fence exists outside this screen. One of these is enough.",
          paper: "The fence exists outside this book. One of these is enough.",
          items: [
            "I have told one person, an easy one.",
            "It is my automatic reply.",
            "It is on a card by the door.",
          ],
        },
        threeQuestions("giving.three"),
      ],
    },
    {
      title: "One sentence about your work",
      lesson: "one-sentence-about-your-work",
      lead: "What your five people said stands below, beside heap C of your inventory. Whom you help, with what, and how it feels to be helped by you.",
      paper:
        "Lay the answers of your five people beside you, and the C heap of your inventory. Whom you help, with what, and how it feels to be helped by you.",
      items: [
        {
          id: "sentence.beside",
          kind: "text",
          text: "From the lessons before:",
          paper: "",
          shows: [
            { key: "answers", label: "Your five people", ...fiveAnswers },
            { key: "shared", label: "Their occasions and verbs", how: "list", of: ["come-for.shared"] },
            { key: "heap", label: "Heap C: what people come for", ...heapC },
            ...ownPair,
          ],
        },
        {
          id: "sentence.first",
          kind: "question",
          text: "First draft, found: the occasions and verbs from those answers, in one long and clumsy sentence. Keep it; week three will want its words.",
          paper:
            "First draft, found: the occasions and verbs you underlined, in one long and clumsy sentence. Keep it; week three will want its words.",
          lines: 5,
        },
        { id: "sentence.pieces", kind: "tool", tool: "sentence" },
        {
          id: "sentence.third",
          kind: "question",
          text: "Third draft, with one adjective at most. Below it, the first question your listener asked, and the sentence as they repeated it a day later.",
          lines: 7,
        },
        {
          id: "sentence.tests",
          kind: "checklist",
          keys: ["breath", "wrong", "true", "names", "day"],
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
          id: "sentence.frame",
          kind: "table",
          from: {
            "sentence.mine": ["sentence.pieces/sentence.words"],
            "pair.mine": ["assessment.result/primary.yours", "assessment.result/secondary.yours"],
            "fence.mine": ["giving.fence"],
          },
          figures: { "come-for.mine": heapC },
          keys: { columns: ["what", "mine"], rows: ["sentence", "pair", "come-for", "fence", "date"] },
          text: "The frame. This is what goes with you into The Offer Book. It may still change.",
          paper: "The frame. This is what you take with you into The Offer Book, still in pencil.",
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
        threeQuestions("sentence.three"),
      ],
    },
  ],
} as const satisfies StarterWorkbook;
