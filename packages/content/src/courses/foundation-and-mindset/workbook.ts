import type { StarterWorkbook } from "../course.ts";

export const foundationWorkbook = {
  slug: "the-foundation-workbook",
  title: "The Ground Book",
  subtitle:
    "Nine parts to write on, for the course Foundation & Mindset. Pencil first; ink where it says so.",
  kind: "workbook",
  parts: [
    {
      title: "The minute it turned",
      lead: "One session, as the window cleaner saw it from his ladder. Use a letter for the other person, and keep this page where only you will look.",
      items: [
        {
          kind: "table",
          text: "From the first hello to the door, a few words in each row. Six rows will do, ten are plenty. Put an X beside the row where something changed.",
          columns: ["What I did", "What they did or said", "The turn (×)"],
          rows: 10,
        },
        {
          kind: "question",
          text: "Go back two minutes from the X. What exactly were you doing, and what had you just stopped doing? (If there was no X: “none that I saw,” and another session tomorrow.)",
          lines: 4,
        },
        {
          kind: "question",
          text: "The window cleaner’s report, in five sentences. Then strike out every word for something he could not have seen or heard.",
          lines: 8,
        },
        {
          kind: "checklist",
          text: "Done when",
          items: [
            "Five sentences are left",
            "A stranger could draw the scene from them",
            "Nobody could tell from this page who the other person is",
          ],
        },
      ],
    },
    {
      title: "Yours, theirs and nobody’s",
      lead: "The same session, sorted. If a thing seems to lie in two heaps, cut it in two and see where the pieces fall.",
      items: [
        {
          kind: "table",
          text: "At least two things in each heap.",
          columns: ["Heap", "What lies in it"],
          firstColumn: ["Mine", "Theirs", "Both of ours", "Nobody’s"],
          rows: 4,
        },
        {
          kind: "table",
          text: "One claim that came from a heap that wasn’t mine. There is room for two more, in case they occur to you.",
          columns: ["As I said it", "Whose heap it came from", "The same, from my own heap"],
          rows: 3,
        },
        { kind: "question", text: "You can count on me for …", lines: 3 },
        { kind: "question", text: "I can’t promise …", lines: 3 },
        {
          kind: "checklist",
          text: "I could read this page aloud, without changing a word, to",
          items: ["the client", "the client’s doctor", "the client’s sister"],
        },
      ],
    },
    {
      title: "A sentence your neighbor can repeat",
      lead: "Have your five sentences and your promise beside you. Draft one is allowed to be dreadful; that is what it is for.",
      items: [
        {
          kind: "question",
          text: "Draft one, exactly as you spoke it, including the “sort of.”",
          lines: 2,
        },
        {
          kind: "table",
          text: "The three parts.",
          columns: ["Part", "In my words", "Where I found it"],
          firstColumn: [
            "Who comes (their situation)",
            "What I do (a verb you can see)",
            "What they tend to go home with",
          ],
          rows: 3,
        },
        {
          kind: "question",
          text: "Drafts two and three. Now lay a finger over any word from your training. Out, or in with a picture beside it?",
          lines: 6,
        },
        {
          kind: "table",
          text: "What my neighbor said I do, fifteen minutes later.",
          columns: ["What came back", "Word for word"],
          firstColumn: ["The answer", "What they dropped", "What they changed", "What they added"],
          rows: 4,
        },
        { kind: "question", text: "The sentence I keep, in ink.", lines: 2 },
      ],
    },
    {
      title: "What was said at the table",
      lead: "Go gently, and close the book whenever you like. A silence counts as a sentence, and so does a jar of coins.",
      items: [
        {
          kind: "table",
          text: "Three sentences about money that you grew up with.",
          columns: [
            "The sentence",
            "Who said it",
            "What was happening then",
            "Who it looked after",
            "What it makes me do in my work",
          ],
          rows: 3,
        },
        {
          kind: "question",
          text: "Which of the three costs you most, and when did you last pay?",
          lines: 3,
        },
        {
          kind: "checklist",
          text: "What becomes of it (check one)",
          items: ["I keep it as it is", "I amend it", "I return it, with thanks"],
        },
        {
          kind: "question",
          text: "My own wording, in full: the kindness left in, and the missing half added.",
          lines: 3,
        },
        {
          kind: "text",
          text: "Read it once as if to the person who said the old one. If you can both go on eating, it is finished.",
        },
      ],
    },
    {
      title: "The length of an hour",
      lead: "Choose one thing you already do. Guess first; then take a kitchen timer to your next session and count.",
      items: [
        {
          kind: "table",
          text: "The minutes.",
          columns: ["What", "Guessed", "Counted"],
          firstColumn: [
            "Messages, to find a time",
            "Getting the room ready",
            "Hello, shoes, how was your week",
            "The session",
            "The session going on",
            "Putting the room back",
            "Notes, receipt, money",
            "The way there and back",
            "Something only I do",
            "Altogether",
          ],
          rows: 10,
        },
        {
          kind: "table",
          text: "The floor. Pencil, until someone licensed where you live has looked at line C.",
          columns: ["Line", "Figure"],
          firstColumn: [
            "A. What one session costs me (room, linen, materials, fees)",
            "B. How long it takes me, in hours (minutes ÷ 60)",
            "C. What an hour of me has to leave behind",
            "D. B times C",
            "My floor: A plus D",
          ],
          rows: 5,
        },
        {
          kind: "table",
          text: "Three prices from nearby.",
          columns: ["Whose", "For what, and how long", "Price"],
          rows: 3,
        },
        {
          kind: "table",
          text: "The gift shelf. Zero is a permitted number.",
          columns: ["On the shelf", "My answer"],
          firstColumn: [
            "How many a month",
            "For whom",
            "At what price",
            "What I say when the shelf is empty",
          ],
          rows: 4,
        },
        {
          kind: "question",
          text: "My price, in ink, at or above the floor and with the gift shelf counted in.",
          lines: 2,
        },
      ],
    },
    {
      title: "The silence after the price",
      lead: "You need the price from the part before, the recorder on your phone and one willing person.",
      items: [
        {
          kind: "question",
          text: "My tail, word for word, as long as it really is. Read it aloud once, with feeling; then strike it out.",
          lines: 5,
        },
        { kind: "question", text: "Whose voice is it in?", lines: 2 },
        {
          kind: "question",
          text: "My price in one sentence: what it is, how long it takes, and the price as the last word.",
          lines: 2,
        },
        {
          kind: "checklist",
          text: "Clean takes: the voice falls, and five seconds of nothing follow. Three in a row will do; start again at the top if a “but” gets in.",
          items: ["First take", "Second take", "Third take"],
        },
        {
          kind: "table",
          text: "My four replies. Try the third on the willing person, and be quiet afterward.",
          columns: ["They say", "I say"],
          firstColumn: [
            "“Fine.”",
            "“I’ll have to think.”",
            "“That’s more than I expected.”",
            "“Could you do it for less?”",
          ],
          rows: 4,
        },
      ],
    },
    {
      title: "A week with a Friday in it",
      lead: "Lay your real calendar beside this page. What is promised goes in first and in ink; clients come last, with all their minutes.",
      items: [
        {
          kind: "table",
          text: "The edges of my week.",
          columns: ["Day", "Promised already", "First beginning", "Last end", "How many people"],
          firstColumn: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
          rows: 7,
        },
        {
          kind: "question",
          text: "My number: how many people in a day, so that the last gets what the first got. And the voice that gets past me, which from now on waits until noon.",
          lines: 3,
        },
        {
          kind: "table",
          text: "In words I would use. No “because.”",
          columns: ["The answer", "My wording"],
          firstColumn: ["The pause", "No, with another time", "No, with another door", "No"],
          rows: 4,
        },
        {
          kind: "question",
          text: "My Friday message: when I am back, and who to call if it can’t wait (the emergency number and a crisis line, looked up, not remembered).",
          lines: 4,
        },
        {
          kind: "checklist",
          text: "The closing half hour, entered in the calendar and kept",
          items: [
            "First Friday: written up, counted, confirmed, loose ends on one sheet, “Closed”",
            "Second Friday",
            "Third Friday",
            "Fourth Friday",
            "I have used the pause once, on a real request",
          ],
        },
      ],
    },
    {
      title: "Ten to the hour",
      lead: "Work backward from the end. Whatever your hour is, the landing belongs inside it.",
      items: [
        {
          kind: "table",
          text: "My landing, last row first.",
          columns: ["What I do", "At what time", "What I say"],
          firstColumn: [
            "Name the end",
            "Begin nothing new",
            "Come up",
            "Feet on the floor, water",
            "Money and the next date",
            "Stand up",
          ],
          rows: 6,
        },
        {
          kind: "question",
          text: "My sentence for the door. Say it aloud on your feet, with a coat in your hand.",
          lines: 2,
        },
        {
          kind: "checklist",
          items: [
            "The clock stands where I can see it without turning my head",
            "I know the one exception: when it concerns safety, I sit down again",
          ],
        },
        {
          kind: "table",
          text: "The next three sessions, and three more if you need them. Done when two out of three ended within two minutes of the plan.",
          columns: ["Planned end", "Real end", "The last thing said"],
          rows: 6,
        },
      ],
    },
    {
      title: "Who you can’t help",
      lead: "Fill this in on a calm day. Look every number up; write none from memory, and look them up again each January.",
      items: [
        {
          kind: "table",
          text: "Ten addresses where I live. Hang a copy where you can reach it with one hand.",
          columns: ["For", "Who", "Number", "Hours, and how long the wait is"],
          firstColumn: [
            "Life in danger: the emergency number",
            "A crisis line, day and night",
            "A doctor or a walk-in clinic",
            "A psychotherapist who works with trauma",
            "A midwife or a prenatal clinic",
            "A physical therapist",
            "A grief group or counselor",
            "Danger at home; a child at risk",
            "Credit counseling and legal aid",
            "A colleague for them, and a supervisor for me",
          ],
          rows: 10,
        },
        {
          kind: "table",
          text: "One example of each, from my own work. No names.",
          columns: ["Kind of no", "My example"],
          firstColumn: ["Beyond the craft", "Not me", "Not today"],
          rows: 3,
        },
        {
          kind: "table",
          text: "My handing-on sentence, in four parts. Say it aloud from top to bottom.",
          columns: ["Part", "My words"],
          firstColumn: [
            "What I noticed",
            "Where my craft ends",
            "Who knows more",
            "What I will do in the meantime",
          ],
          rows: 4,
        },
        {
          kind: "question",
          text: "The address I called. How do people reach you? How long is the wait? What would you like me to tell them?",
          lines: 4,
        },
        {
          kind: "table",
          text: "The last card. In ink; cut it out and put it inside a cabinet door.",
          columns: ["The ground", "Mine"],
          firstColumn: [
            "What I do, as my neighbor says it",
            "What it costs. (Period.)",
            "My sessions end at",
            "My week ends on",
            "The list hangs",
          ],
          rows: 5,
        },
      ],
    },
  ],
} as const satisfies StarterWorkbook;
