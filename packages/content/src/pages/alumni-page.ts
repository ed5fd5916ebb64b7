import { alumniGroup } from "../offers.ts";

/** The words of `/alumni-group`, from top to bottom. Prices and what is promised for them are the offer's. */
export const alumniPage = {
  meta: {
    title: alumniGroup.name,
    description:
      "Two group calls a month, a room that stays open and a coach who remembers what you planned. For healers who have finished the foundational programme.",
  },

  hero: {
    eyebrow: "Invitation-only, for graduates of the foundational programme",
    heading: alumniGroup.name,
    opening: "You changed careers. Now comes the part where nobody sets your alarm.",
    lead: "Two group calls a month, a room that is always open, and a coach who remembers what you said you would do. For healers who have learnt how to begin and would rather not go on alone at the kitchen table.",
    toPricing: { label: "See what it costs", to: "#pricing-section" },
    toFeatures: { label: "See what is inside", to: "#features-section" },
    pictureAlt:
      "A long table seen from above, in fine lines. Nineteen small mandalas are seated around it; the twentieth seat is empty.",
  },

  /** Sample: claims from the specification, to be replaced by figures the owner can prove. */
  claims: {
    label: "The group in figures",
    items: [
      { figure: "1,200+", of: "healers transformed" },
      { figure: "95%", of: "success rate" },
      { figure: "24/7", of: "community support" },
    ],
  },

  struggleAndSolution: {
    eyebrow: "After the certificate",
    heading: "You know what to do. It is Tuesday, and you are not doing it.",
    lead: "That is no failing of yours. Offices have a hundred small devices for keeping people at it, most of them annoying. When you left, you left those as well.",
    struggleLabel: "On your own",
    solutionLabel: "In the group",
    pairs: [
      {
        struggle: "Ten past nine. Nobody knows whether you are working, and by eleven neither do you.",
        solution:
          "Two dates a month on which somebody asks what became of the last fortnight, and waits for the answer.",
      },
      {
        struggle: "Your family is kind and has heard enough about the newsletter.",
        solution: "People who have not heard enough, and who will read it before it goes out.",
      },
      {
        struggle: "You rewrite the price page every evening and put the same price on it.",
        solution: "A session in which the price is decided, said aloud, and on the page before you leave.",
      },
      {
        struggle: "Six good ideas, all of them begun.",
        solution: "One of them gets a date. The others get a drawer, and you are told where the drawer is.",
      },
      {
        struggle: "A good week comes, and there is nobody to tell who knows what it took.",
        solution: "A thread for exactly that, in which nobody asks whether you have thought of going back.",
      },
    ],
  },

  features: {
    anchor: "features-section",
    eyebrow: "What you get",
    heading: "Four things that happen every month",
    lead: "And five more that we call bonuses, further down, because a page has to put something further down.",
    items: [
      {
        title: "Two bi-weekly group coaching calls",
        text: "One every other week, which makes two group calls a month. You bring one question that you could not settle alone and leave with one thing to do and a date for it. Every call is recorded, for those who were with a client.",
        fact: "2 calls a month, recorded",
      },
      {
        title: "An always-available co-creation community space",
        text: "A room that is open at three in the afternoon and at three in the morning. Post the draft, the flyer, the awkward e-mail. Somebody in another time zone is having breakfast and will look at it.",
        fact: "Open day and night",
      },
      {
        title: "Personal business coaching sessions",
        text: "Your practice on the table and nobody else’s: the offer, the numbers, the client who never pays on time. You send a page beforehand, so that the hour is spent on the answer.",
        fact: "You and the coach",
      },
      {
        title: "Monthly resources and templates",
        text: "One useful thing a month, made because several of you needed it: a cancellation policy that sounds like a human being, a first-session checklist, a letter that raises a price.",
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
      "The last call of the programme ended as last calls do. Twelve people waved at their screens, somebody’s dog barked, and one by one the little windows went dark. Everybody had a plan. I made tea and was rather pleased with myself.",
      "Six weeks later, at twenty to midnight, a message came from a woman who had been an accountant for nineteen years and was now a breathwork guide. “I have an offer, a price and a website,” she wrote. “I have not opened the laptop in nine days.” I asked the other eleven how they were. Ten of them were the same.",
      "So we met again, on a Thursday. Nobody had a new idea, and nobody needed one. Each of us named a single thing and a date, and two weeks later we sat there and asked. Most of it had been done, chiefly, they told me, because of the asking. The laptop had been open for eleven days. We went on meeting. That is the group.",
    ],
    signature: "Elena Marlowe",
  },

  /** Sample: the same story once more, a little differently, as the specification has it. */
  storyAgain: {
    eyebrow: "How it may begin for you",
    heading: "The same story, with your laptop",
    paragraphs: [
      "Your last call of the programme ends as last calls do. You wave at the screen, somebody’s dog barks, and the little windows go dark one by one. You have a plan. You make tea and are, with some right, pleased with yourself.",
      "Six weeks later it is twenty to midnight. You have an offer, a price and a website, and you have not opened the laptop in nine days. You were good at your old work, for nineteen years perhaps, and there you were never alone with it. You suppose that the others are all getting on splendidly. They suppose it of you.",
      "Then it is a Thursday, and you are in a room with people who know this. Nobody has a new idea, and you do not need one. You name a single thing and a date. Two weeks later somebody asks, and you have done it, chiefly because of the asking. You go on from there, in company.",
    ],
    toPricing: { label: "Take a seat at the table", to: "#pricing-section" },
  },

  bonusPerks: {
    eyebrow: "Bonus magic",
    heading: "And five things we do because we like to",
    items: [
      {
        title: "Guest expert sessions",
        text: "Someone who knows one thing thoroughly: contracts, voices, cameras, taxes. They talk for twenty minutes and answer questions until there are none.",
      },
      {
        title: "Monthly manifestation sessions",
        text: "Once a month, an hour of quiet in company. You picture the next four weeks in detail, down to the Monday, and write the first line of it into your diary before you get up.",
      },
      {
        title: "Surprise gifts",
        text: "Now and then, something by post or by mail. We cannot say what, for reasons that are in the name.",
      },
      {
        title: "Direct access to the coach for urgent help",
        text: "The venue has canceled, the client has shouted, the launch is tomorrow. Write to Elena directly. You will not be sent to a form.",
      },
      {
        title: "Win celebrations",
        text: "The first booking, the first no, the first August you took off. We mark them properly, by name, before moving on to what is next.",
      },
    ],
  },

  /** Sample: words of the made-up coach. */
  coachQuote: {
    text: "I do not think you need more motivation. You left a whole career; you have plenty. What you need is a Thursday, and some people who will be sorry if you are not there.",
    signature: "Elena Marlowe",
    role: "Your coach",
  },

  pricing: {
    anchor: "pricing-section",
    eyebrow: "Founding membership",
    heading: "What it costs, and what is in it",
    lead: "One price, by the month. We have written beside each part what we would ask for it alone.",
    valueTable: {
      caption: "What the parts are worth in a month",
      partLabel: "Part",
      valueLabel: "Value per month",
      totalLabel: "Stated value per month",
    },
    priceLabel: "Founding members pay",
    checkout: { label: "Take my founding seat", hint: "opens the payment page in a new tab" },
    trustLineLabel: "What you can rely on",
    guarantee:
      "Come to the calls, use the room, ask your questions. If within thirty days you find that it is not for you, write to us and we return what you paid. You need not give a reason, though we would read it.",
    stay: "Members often stay 6-12 months. Every call is recorded.",
    includedLabel: "Everything in the membership",
  },

  faq: {
    eyebrow: "Before you join",
    heading: "Questions people ask",
    items: [
      {
        question: "What does “invitation-only” mean?",
        answer: [
          "The group is for people who have finished the academy’s foundational programme, the Healer's Business Blueprint, and for a few whom Elena has invited by name. Anyone may read this page; a seat needs one of the two. An invitation comes by e-mail, for that address alone; it works once, for fourteen days.",
          "It is no velvet rope. Everybody on the calls speaks the same language and has done the same groundwork, so nobody spends the evening explaining what an archetype is. If you are not sure whether you count, ask us before you pay.",
        ],
      },
      {
        question: "What if I cannot come to a call?",
        answer: [
          "Every call is recorded, and you find it in the community space. Send your question beforehand and it is taken up as if you were there. We do say that people who come live get more from it, and that clients come first.",
        ],
      },
      {
        question: "How much time does it take?",
        answer: [
          "Two group calls a month, and whatever you spend doing the one thing you said you would do. The community space asks nothing of you. Some look in daily, some on Sundays with coffee.",
        ],
      },
      {
        question: "How long do people stay?",
        answer: [
          "Members often stay 6-12 months: long enough to go through a whole season of their work once, and to see it come round again. There is no minimum, and nobody sighs when you leave.",
        ],
      },
      {
        question: "Can I really cancel at any time?",
        answer: [
          "Yes. You end it in your settings, under Orders, in two clicks, or write to us. Your membership lasts until the end of the month you have paid for, and nothing is taken after that. Until that day you can take it back.",
        ],
      },
      {
        question: "How does the 30-day refund work?",
        answer: [
          "Write to us within thirty days of joining, and we return your payment by the way it came. You do not have to have filled in anything first. Your seat is open for three more days, and then somebody else’s.",
        ],
      },
      {
        question: "What is a manifestation session, for someone who distrusts the word?",
        answer: [
          "An hour in which you picture, in some detail, the month you want, and then find out what it asks of you on Monday. Some members pray, some plan; the diary entry at the end is the same. We promise no outcome.",
        ],
      },
      {
        question: "What counts as urgent, and is somebody there day and night?",
        answer: [
          "Urgent is whatever cannot wait for the next call. Write to Elena directly; she sleeps, and answers when she wakes. The community space itself is open around the clock, and its members live far enough apart that somebody is usually up.",
          "It is help with your work. In a crisis of health or safety, please turn to those who are trained for it where you live.",
        ],
      },
    ],
  },

  finalCall: {
    heading: "Next Thursday, somebody will ask.",
    text: "There are 20 founding seats and two group calls a month. Bring the thing you have been putting off.",
    checkout: { label: "Join the alumni group", hint: "opens the payment page in a new tab" },
    toFeatures: { label: "Look through it once more", to: "#features-section" },
  },

  footer: {
    label: "Footer",
    /** The year is given by the specification. */
    copyright: "© 2025 Lightworker Academy. All rights reserved.",
    links: [
      { label: "Contact Us", to: "/contact" },
      { label: "Privacy Policy", to: "/privacy" },
      { label: "Terms of Service", to: "/terms" },
    ],
  },
} as const;
