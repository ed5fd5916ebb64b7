import { academy } from "../academy.ts";
import { editable } from "../editing/editable.ts";
import { alumniGroup } from "../offers.ts";
import { founderPicture, type Picture } from "../pictures.ts";

/** The words of `/alumni-group`, from top to bottom. Prices and what is promised for them are the offer's. */
export const alumniPage = editable("alumni-page", {
  meta: {
    title: alumniGroup.name,
    description:
      "Two group calls a month, a community space that stays open and a coach who remembers what you planned. For healers who have finished the foundational program.",
  },

  hero: {
    eyebrow: "Invitation-only, for graduates of the foundational program",
    heading: alumniGroup.name,
    opening: "You changed careers. Now comes the part where nobody sets your alarm.",
    lead: "Two group calls a month, a community space that’s always open, and a coach who remembers what you said you’d do. For healers who have learned how to begin and would rather not go on alone at the kitchen table.",
    toPricing: { label: "See what it costs", to: "#pricing-section" },
    toFeatures: { label: "See what’s inside", to: "#features-section" },
    pictureAlt:
      "A long table seen from above, in fine lines. Nineteen small mandalas are seated around it; the twentieth seat is empty.",
  },

  /** Sample: claims from the specification, to be replaced by figures the owner can prove. */
  claims: {
    label: "The group in figures",
    mark: "Sample figures",
    items: [
      { figure: "1,200+", of: "healers transformed", claim: "alumni-transformed" },
      { figure: "95%", of: "success rate", claim: "alumni-success" },
      { figure: "24/7", of: "community support", claim: "alumni-around-the-clock" },
    ],
  },

  struggleAndSolution: {
    eyebrow: "After the certificate",
    heading: "You know what to do. It’s Tuesday, and you’re not doing it.",
    lead: "That’s not a flaw in you. Offices have a hundred small ways of keeping people at it, most of them annoying. When you left, you left those too.",
    struggleLabel: "On your own",
    solutionLabel: "In the group",
    pairs: [
      {
        struggle: "It’s ten past nine. Nobody knows whether you’re working, and by eleven neither do you.",
        solution:
          "Two dates a month when somebody asks how the last two weeks went, and waits for the answer.",
      },
      {
        struggle: "Your family is kind, and has heard enough about the newsletter.",
        solution: "A place to post it before it goes out, among people who write one too.",
      },
      {
        struggle: "You rewrite the price page every evening and put the same price on it.",
        solution:
          "A session where you decide the price, say it out loud, and put it on the page before you leave.",
      },
      {
        struggle: "Six good ideas, all of them started.",
        solution: "One of them gets a date. The others go in a drawer until it’s done.",
      },
      {
        struggle: "You have a good week, and nobody to tell who knows what it took.",
        solution: "A place for exactly that, where nobody asks if you’ve thought about going back.",
      },
    ],
  },

  features: {
    anchor: "features-section",
    eyebrow: "What you get",
    heading: "Four things at the heart of it",
    lead: "Plus five bonuses below. Elena runs all of it herself. The dates and the way in are in your account as soon as you join.",
    items: [
      {
        title: "Two bi-weekly group coaching calls",
        text: "One every other week, which makes two group calls a month. You bring one question you couldn’t settle alone, and leave with one thing to do and a date for it. Every call is recorded, for anyone who was with a client.",
        fact: "2 calls a month, recorded",
      },
      {
        title: "An always-available co-creation community space",
        text: "A place online for members only, open at three in the afternoon and at three in the morning. Post the draft, the flyer, the awkward email, whenever you’ve written it. You go in from your dashboard.",
        fact: "Open day and night",
      },
      {
        title: "Personal business coaching sessions",
        text: "Your practice and nobody else’s: the offer, the numbers, the client who never pays on time. You send a page ahead, so the time goes to the answer. You choose a time from the hours Elena has free.",
        fact: "You and the coach",
      },
      {
        title: "Monthly resources and templates",
        text: "One useful thing a month: a cancellation policy that sounds like a human being, say, or a first-session checklist, or a letter that raises a price.",
        fact: "New every month",
      },
    ],
    toPricing: { label: "See what it costs", to: "#pricing-section" },
  },

  /** Sample: a made-up story, told by the sample founder. */
  story: {
    eyebrow: "How it began",
    heading: "Nine days with the laptop shut",
    paragraphs: [
      "The last call of the program ended the way last calls do. Twelve people waved at their screens, somebody’s dog barked, and one by one the little windows went dark. Everybody had a plan. I made tea and was pretty pleased with myself.",
      "Six weeks later, at twenty to midnight, a message came from a woman who had been an accountant for nineteen years and was now a breathwork guide. “I have an offer, a price and a website,” she wrote. “I haven’t opened the laptop in nine days.” I asked the other eleven how they were doing. Ten of them said the same.",
      "So we met again, on a Thursday. Nobody had a new idea, and nobody needed one. Each of us named one thing and a date, and two weeks later we sat there and asked. Most of it had been done, mainly, they told me, because somebody was going to ask. The laptop had been open for eleven days. We kept meeting. That’s the group.",
    ],
    signature: "Elena Marlowe",
    moreLabel: "Read the rest of the story",
    picture: {
      drawing: "ledger-and-lamp",
      alt: "Drawing: a desk at night under a lamp. A hand writes in an open book; the moon is in the window.",
    } satisfies Picture,
  },

  /** Sample: the same story once more, a little differently, as the specification has it. */
  storyAgain: {
    eyebrow: "How it may begin for you",
    heading: "The same story, with your laptop",
    paragraphs: [
      "You finish the program the way people do. You fill in the last page, close the workbook, and somebody’s dog barks. You have a plan. You make tea and are, rightly, pleased with yourself.",
      "Six weeks later it is twenty to midnight. You have an offer, a price and a website, and you haven’t opened the laptop in nine days. You were good at your old job, for nineteen years maybe, and you were never alone with it. You assume everyone else is doing great. They assume it about you.",
      "Then it’s a Thursday, and you’re on a call with people who know this. Nobody has a new idea, and you don’t need one. You name one thing and a date. Two weeks later somebody asks, and you’ve done it, mainly because somebody was going to ask. You go on from there, in company.",
    ],
    moreLabel: "Read how it goes on",
    toPricing: { label: "Take a seat at the table", to: "#pricing-section" },
    picture: {
      drawing: "eleven-at-table",
      alt: "Drawing: eleven people around a table with cake, coffee and paper.",
    } satisfies Picture,
  },

  bonusPerks: {
    eyebrow: "Bonus magic",
    heading: "Five bonuses, because we like giving them",
    items: [
      {
        title: "Guest expert sessions",
        text: "Someone who knows one thing thoroughly: contracts, voices, cameras, taxes. They talk for a while, then answer your questions.",
      },
      {
        title: "Monthly manifestation sessions",
        text: "Once a month, an hour of quiet in company. You picture the next four weeks in detail, down to Monday morning, and put the first step on your calendar before you get up.",
      },
      {
        title: "Surprise gifts",
        text: "Now and then, a small extra nobody announced. We can’t say what; that’s the surprise.",
      },
      {
        title: "Direct access to the coach for urgent help",
        text: "The venue has canceled, the client has shouted, the launch is tomorrow. Write to Elena from your account, and your message goes to the top of her pile.",
      },
      {
        title: "Win celebrations",
        text: "The first booking, the first no, the first August you took off. We celebrate them by name before moving on to what’s next.",
      },
    ],
  },

  /** Sample: words of the made-up coach. */
  coachQuote: {
    text: "I don’t think you need more motivation. You left a whole career; you have plenty. What you need is a Thursday, and some people who’ll miss you if you’re not there.",
    signature: "Elena Marlowe",
    role: "Your coach",
    picture: founderPicture,
  },

  pricing: {
    anchor: "pricing-section",
    eyebrow: "Founding membership",
    heading: "What it costs, and what’s in it",
    lead: "One price, month by month.",
    valueTable: {
      caption: "What we would charge for each part on its own, per month",
      partLabel: "Part",
      valueLabel: "Value per month",
      totalLabel: "Stated value per month",
    },
    priceLabel: "Founding members pay",
    checkout: { label: "Take my founding seat", hint: "opens the payment page in a new tab" },
    trustLineLabel: "What you can rely on",
    guarantee:
      "Come to the calls, use the space, ask your questions. If it’s not for you, write to us within thirty days of your first payment and we refund it. You don’t have to give a reason.",
    /** Sample: a claim of the specification. */
    stay: "Members often stay 6-12 months.",
    recorded: "Every call is recorded.",
    includedLabel: "Everything in the membership",
  },

  faq: {
    eyebrow: "Before you join",
    heading: "Questions people ask",
    items: [
      {
        question: "What does “invitation-only” mean?",
        answer: [
          "The group is for people who have finished the academy’s foundational program, the Healer’s Business Blueprint, and for a few people Elena has invited by name. Anyone can read this page; to take a seat you need one or the other. An invitation comes by email and is for that address only. It works once, for fourteen days.",
          "It’s not a velvet rope. Everyone on the calls has done the same groundwork, so nobody spends the evening explaining what an archetype is. If you’re not sure you qualify, ask us before you pay.",
        ],
      },
      {
        question: "What if I can’t make a call?",
        answer: [
          "Every call is recorded, and you’ll find the recording in your calendar and under Recordings. Send your question ahead of time and we’ll take it up as if you were there. You’ll get more out of coming live, but clients come first.",
        ],
      },
      {
        question: "Where does it all happen?",
        answer: [
          "You join, pay, find your receipts and cancel on this site. The calls are in your calendar here, each with a button that opens it when it’s time; your own sessions you book here too. The community space may be on another site: your dashboard leads you in. If something is missing, write to us.",
        ],
      },
      {
        question: "How much time does it take?",
        answer: [
          "Two group calls a month, plus the time it takes to do the one thing you said you’d do. The community space asks nothing of you. Look in every day, or on Sundays with coffee.",
        ],
      },
      {
        question: "How long do people stay?",
        /** Sample: a claim of the specification. */
        claimed: { claim: "alumni-stay", text: "Members often stay 6-12 months." },
        answer: [
          "As long as it helps. There’s no minimum: you pay for one month at a time, and you can leave after any of them.",
        ],
      },
      {
        question: "Can I really cancel at any time?",
        answer: [
          "Yes. You cancel in your settings, under Orders, in two clicks, or by writing to us. Your membership lasts until the end of the month you’ve paid for, and nothing is charged after that. Until that day you can undo it. On that day the calls, your sessions, the way into the space and the recordings close for you; if the space is on another site, we take you out there. What you wrote stays yours.",
        ],
      },
      {
        question: "How does the 30-day refund work?",
        answer: [
          "Write to us within thirty days of your first payment, and we refund it to your original payment method. You don’t need to give a reason. Your seat stays open for three more days, and then it’s somebody else’s.",
        ],
      },
      {
        question: "What is a manifestation session, if I distrust the word?",
        answer: [
          "An hour when you picture, in some detail, the month you want, and then work out what it asks of you on Monday. Pray or plan, as you like; you end with something on the calendar. We promise no outcome.",
        ],
      },
      {
        question: "What counts as urgent, and is somebody there day and night?",
        answer: [
          "Urgent is whatever can’t wait for the next call. Write to Elena from your account, and your message is marked and stands first, with the other urgent ones. She sleeps, and answers as soon as she can. The community space is open around the clock, but nobody is on duty there.",
          "This is help with your work. In a health or safety crisis, please turn to the people trained for it where you live.",
        ],
      },
    ],
  },

  finalCall: {
    heading: "On the next call, somebody will ask.",
    text: "There are 20 founding seats and two group calls a month. Bring the thing you have been putting off.",
    checkout: { label: "Join the alumni group", hint: "opens the payment page in a new tab" },
    toFeatures: { label: "Look through it again", to: "#features-section" },
  },

  footer: {
    /** The year is given by the specification. */
    copyright: `© 2025 ${academy.name}. All rights reserved.`,
  },
} as const);
