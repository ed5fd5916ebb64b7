import type { StarterWorkbook } from "../course.ts";

export const advancedWorkbook = {
  slug: "the-advanced-workbook",
  title: "The Quiet Book",
  subtitle:
    "Nine parts to go with Advanced Healing: what you asked, what you left alone, and who you will call",
  kind: "workbook",
  parts: [
    {
      title: "The second archetype",
      lead: "Your last session, looked at from the ceiling. Please put no client’s name in this book, and keep it where you keep your notes.",
      items: [
        {
          kind: "table",
          text: "Divide the session into six stretches. Who was at work in each: your first archetype, your second, or nobody in particular?",
          columns: ["Minutes", "What I did", "Who was at work"],
          rows: 6,
        },
        {
          kind: "question",
          text: "Where does the guest come in, and for how many minutes? (In an hour, twelve at most.)",
          lines: 2,
        },
        {
          kind: "question",
          text: "The knocking sentence, easily refused. Say it aloud until there is no apology left in it.",
          lines: 3,
        },
        {
          kind: "table",
          text: "Three sessions with the guest in its place.",
          columns: ["Session", "What the guest brought", "What I saw them do then"],
          firstColumn: ["The first", "The second", "The third"],
          rows: 3,
        },
        {
          kind: "checklist",
          text: "My decision:",
          items: ["The guest stays", "The guest moves to another place", "The guest goes home, with thanks"],
        },
      ],
    },
    {
      title: "Listening past the first answer",
      lead: "Two phone numbers first. Then the answers you hear all day, and what you might ask next.",
      items: [
        {
          kind: "table",
          text: "Look these up now, on a quiet day. Then put them in your phone.",
          columns: ["What", "Number", "Hours"],
          firstColumn: [
            "Emergency number where I work",
            "Crisis line where I work",
            "Emergency number for people I see on a screen",
            "Crisis line for people I see on a screen",
          ],
          rows: 4,
        },
        {
          kind: "text",
          text: "The four ways: give back the word. Offer two pictures. Ask for the last time. Ask what else. And leave “why” in the drawer.",
        },
        {
          kind: "table",
          columns: ["A first answer I often hear", "My second question", "Which of the four ways"],
          rows: 5,
        },
        {
          kind: "question",
          text: "My friend felt heard when … (word for word)",
          lines: 3,
        },
        {
          kind: "question",
          text: "My friend felt pushed when … (word for word, and no improving it)",
          lines: 3,
        },
      ],
    },
    {
      title: "What silence is for",
      lead: "Ten minutes with a timer, one sentence, three conversations. The baker counts.",
      items: [
        {
          kind: "question",
          text: "What did I reach for, in my hand or in my head, and at about which minute? If I stopped early: what was it like?",
          lines: 5,
        },
        {
          kind: "question",
          text: "My announcing sentence, which fits into one breath:",
          lines: 3,
        },
        {
          kind: "table",
          text: "Three breaths before one reply, in three conversations. The kinds: working, resting, waiting, frozen. A frozen silence you break, gently and at once.",
          columns: ["Where it was", "How it felt to me", "Which kind, for them", "What came next"],
          rows: 3,
        },
        {
          kind: "checklist",
          items: ["I have said the sentence once, aloud, to a living person"],
        },
      ],
    },
    {
      title: "Touch, distance and consent",
      lead: "You need a tape measure, a room or a screen, and a friend with a talent for saying no.",
      items: [
        {
          kind: "checklist",
          text: "Measured and looked at:",
          items: [
            "From my knees to theirs there is room for both of us to stretch our legs",
            "The chairs stand at an angle",
            "They can reach the door without passing me",
            "I say that their chair may be moved, and it can be",
            "The tissues are within their reach",
            "On a screen, I sit far enough back to have shoulders, and they know they may turn their picture off",
          ],
        },
        { kind: "question", text: "The one thing I moved, and where it was before:", lines: 2 },
        {
          kind: "table",
          text: "The whole request, for two things I do often.",
          columns: ["The request", "The first", "The second"],
          firstColumn: ["What", "Where", "How long", "What for", "The way without"],
          rows: 5,
        },
        {
          kind: "table",
          text: "Five askings, at least two refusals, no reasons given. My only reply to a no is “Thank you.”",
          columns: ["What I asked for", "Yes or no", "What my face did", "What my friend saw"],
          rows: 5,
        },
        {
          kind: "checklist",
          items: [
            "I can make both requests without the page",
            "A “thank you” has come out without a sigh",
            "I know what the law and my insurance say about touch where I work, or who to ask",
          ],
        },
      ],
    },
    {
      title: "Grief, anger and other guests",
      lead: "A card for the room, three sentences to cross out, and somebody for you to tell. In fresh grief of your own, leave the rehearsal for another season.",
      items: [
        {
          kind: "table",
          text: "When someone weeps. Copy your words onto a card afterward.",
          columns: ["Step", "In my own words, six at most"],
          firstColumn: [
            "Put down what you are holding",
            "Stay where you are",
            "Let it run",
            "Then stay quiet",
            "See them out",
          ],
          rows: 5,
        },
        {
          kind: "question",
          text: "Three things I tend to say to make it stop. Write each on a line of its own, then cross it out.",
          lines: 3,
        },
        {
          kind: "question",
          text: "After the sad page and one full minute of quiet: what did my friend notice about me?",
          lines: 4,
        },
        {
          kind: "question",
          text: "After a heavy session I will tell … (a supervisor or a colleague, without names). I asked them on … and they said …",
          lines: 3,
        },
        {
          kind: "checklist",
          items: ["The card is in my room", "Three sentences are crossed out", "Somebody has said yes"],
        },
      ],
    },
    {
      title: "The edge of your craft",
      lead: "A list you hope to need seldom and will be glad to have finished. When in doubt, call earlier.",
      items: [
        {
          kind: "table",
          text: "The list. A row you cannot fill is this week’s errand. Hang a copy beside the phone.",
          columns: ["Who", "Name", "Number", "How to reach them, what it costs"],
          firstColumn: [
            "Emergency number",
            "Crisis line",
            "A doctor’s practice",
            "A therapist",
            "Another therapist, quite different",
            "Help after a death",
            "Help with alcohol or drugs",
            "Help for people afraid at home",
            "Where to report a child in danger",
            "A physical therapist, midwife or other neighbor of my craft",
            "Someone licensed I can ask about the rules",
          ],
          rows: 11,
        },
        {
          kind: "table",
          text: "Four sentences for something I really might meet.",
          columns: ["The sentence", "In my words"],
          firstColumn: ["What I saw", "What I can’t do", "Who can, and by when", "What remains between us"],
          rows: 4,
        },
        {
          kind: "checklist",
          text: "Said aloud:",
          items: [
            "To the kettle",
            "To a mirror",
            "To a friend, who answered: “But I’d rather just come to you”",
            "Without the page",
          ],
        },
        {
          kind: "question",
          text: "The call: who I called, on which day, and how they like people to be sent.",
          lines: 4,
        },
      ],
    },
    {
      title: "A group of eight",
      lead: "First you count how often other people speak, then you ration yourself. Draw the small circles and their tally marks on the back of an envelope.",
      items: [
        {
          kind: "table",
          text: "Ten minutes of a meeting or a family dinner, counted.",
          columns: ["Whose", "Tally marks", "What I make of it"],
          firstColumn: ["The highest", "The lowest", "Mine"],
          rows: 3,
        },
        {
          kind: "table",
          text: "My own ninety minutes. The last column adds up to twenty or less.",
          columns: ["Minutes", "What happens", "I speak (minutes)"],
          rows: 8,
        },
        {
          kind: "table",
          text: "When the voices crowd, in my own words.",
          columns: ["To whom", "What I will say"],
          firstColumn: [
            "The one who fills the air",
            "The comforter",
            "The one who asks what I would love to answer",
          ],
          rows: 3,
        },
        {
          kind: "question",
          text: "If someone has to leave the room, this person goes along, and has agreed to it:",
          lines: 2,
        },
        {
          kind: "checklist",
          items: [
            "My column adds up to twenty or less",
            "A named person is on the line above",
            "I know how I will speak with each of the eight before we start",
            "Somebody will count again when I hold the group",
          ],
        },
      ],
    },
    {
      title: "Rites of your own",
      lead: "A rite for the end of your working day, tried on three evenings. Then one for somebody else, on paper only.",
      items: [
        {
          kind: "table",
          text: "The close of my day, one line each.",
          columns: ["Part", "What I do"],
          firstColumn: ["The threshold", "One act, with a thing", "The witness", "The way back"],
          rows: 4,
        },
        {
          kind: "table",
          columns: ["Evening", "I strike out", "I would miss", "Signed, if the page is the witness"],
          firstColumn: ["The first", "The second", "The third, without the page"],
          rows: 3,
        },
        {
          kind: "table",
          text: "A draft for one person, or for the group of eight.",
          columns: ["Part", "The draft"],
          firstColumn: [
            "The occasion",
            "The threshold",
            "One act, with a thing",
            "The witness",
            "The way back",
            "Who else is concerned",
            "The sentence in which I tell them the order",
          ],
          rows: 7,
        },
        {
          kind: "checklist",
          text: "A box you can’t check means that the draft waits.",
          items: [
            "Everything in it is mine, theirs, or made up by us on a Tuesday",
            "They know the whole order, may leave out any part and can stop it with a word",
            "Nothing is swallowed or inhaled for its effect; nobody fasts or spends a night alone",
            "Any fire is small, outdoors and next to a bucket",
            "They are past the first shock and sure of what is real",
            "I promise no cure, and neither of us expects one",
            "I know where they go afterward, and who is there",
          ],
        },
      ],
    },
    {
      title: "Passing it on",
      lead: "One small thing you do well, taught to one person. When your student can say without looking when to stop, go back to the first part of this book and read it again.",
      items: [
        { kind: "question", text: "The limit: when do I not begin, and when do I stop?", lines: 4 },
        { kind: "question", text: "The order: what comes first, second, third …", lines: 7 },
        {
          kind: "question",
          text: "The noticing: what do I look for on the way, and which sign makes me change course?",
          lines: 4,
        },
        {
          kind: "question",
          text: "When my student taught it back to me: what did they do that I had forgotten to say?",
          lines: 5,
        },
        {
          kind: "table",
          text: "The page for the envelope, in case I get sick tonight.",
          columns: ["What", "My answer"],
          firstColumn: [
            "Where the calendar is",
            "Who is to be told, and who tells them",
            "In what words",
            "Who is willing to see them",
            "What happens to my notes",
            "Who keeps the envelope",
            "The day I hand it over",
          ],
          rows: 7,
        },
      ],
    },
  ],
} as const satisfies StarterWorkbook;
