import { academy } from "../academy.ts";
import { editable } from "../editing/editable.ts";

/** Sample: the founder of `/about-elena-marlowe` is made up, with everything that is said about her. */
export const aboutPage = editable("about-page", {
  meta: {
    title: "Elena Marlowe, founder",
    description: `A bookkeeper with warm hands, an aunt who was paid in eggs, and ten piles of index cards: how Elena Marlowe came to found ${academy.name}.`,
  },

  mark: "Sample biography",

  hero: {
    eyebrow: "The founder",
    heading: "Elena Marlowe",
    lead: "A bookkeeper who learned massage, or the other way around. She teaches healers to take as much care of their own work as of everyone else’s shoulders.",
  },

  /** Sample: claims from the specification, to be replaced by figures the owner can prove. */
  claims: {
    label: "Her work in figures",
    mark: "Sample figures",
    items: [
      { figure: "8+", of: "years", claim: "founder-years" },
      { figure: "1,200+", of: "healers guided", claim: "founder-healers" },
    ],
  },

  biography: {
    heading: "Her story, in five scenes",
    scenes: [
      {
        heading: "Eggs",
        picture: {
          drawing: "eggs",
          alt: "Drawing: a hand lays one more egg on a heap of eggs in a basket, beside three plums and a school notebook.",
        },
        paragraphs: [
          "She grew up above her aunt Vesna’s kitchen, at the end of a bus line, where people came in through the back door with a stiff shoulder and sat down as if they’d been expected. Her aunt worked with warm oil, a lot of patience and no price list. People paid in eggs. In September they paid in plums. When the furnace broke there were four dozen eggs in the house, and the repairman didn’t care for eggs.",
          "Elena was nine. She kept a school notebook of who had come and what they had left. It was her first set of books, and the only one that house ever had.",
        ],
      },
      {
        heading: "The ledger and the lamp",
        picture: {
          drawing: "ledger-and-lamp",
          alt: "Drawing: at night, under a lamp, a hand writes in a ledger. A few coins have been left beside it.",
        },
        paragraphs: [
          "She became a bookkeeper because, she says, she wanted to live somewhere with a working furnace. For eleven years she kept books for trucking firms, a dairy and two funeral homes. In the evenings she learned massage, first from her aunt and then from anyone who would let her watch, and practiced in a room above a bakery that smelled of rye from four in the morning.",
          "By day she asked strangers what they charged, and why. By night she gave her own work away and called it generosity. It took the baker to point this out. He came in for his back on Thursdays and left twice what she asked, under the lamp. “You charge like someone apologizing,” he said.",
        ],
      },
      {
        heading: "Eleven people and a table",
        picture: {
          drawing: "eleven-at-table",
          alt: "Drawing: eleven people around one table, with three cakes, cups and a card for each of them.",
        },
        paragraphs: [
          "She raised her price by the cost of two loaves, and nobody left. She told a friend, a doula who was paid mostly in thank-you cards, and the friend told others. One wet Sunday in November eleven of them sat around Elena’s table: two Reiki practitioners, an herbalist, a singer, a man who led walks. They had brought their calendars and receipts, which she’d asked for, and three cakes, which she hadn’t.",
          "By six o’clock each of them had one offer, one price and one date on a card. Somebody cried over a tax return and was given the lemon cake. A month later nine of the eleven came back. That’s where the academy begins.",
        ],
      },
      {
        heading: "The drummer’s spreadsheet",
        picture: {
          drawing: "drum",
          alt: "Drawing: two hands lie still on a drum. Its skin is ruled into the cells of a spreadsheet.",
        },
        paragraphs: [
          "The first real program went wrong. Elena had built it for people like herself, with columns. Half the group flourished; the other half did every exercise and got quieter by the week. At the end a drummer handed in a perfect spreadsheet and mentioned that she had stopped drumming.",
          "Elena gave her the money back, drove home and put the binder out with the recycling. Then she did what she should have done at the start, and asked people how they helped before asking what they sold. She wrote the answers on index cards. Soon there were a lot of cards.",
        ],
      },
      {
        heading: "Mondays",
        picture: {
          drawing: "mondays",
          alt: "Drawing: two hands rest on somebody’s shoulders. On the shelf are seven loaves; the first, Monday’s, is dusted with flour.",
        },
        paragraphs: [
          "Since then she has taught at her table, in borrowed halls and through a screen, for which she has stopped apologizing. She still sees clients on Mondays, above the bakery, so she doesn’t forget what the work is like when your hands are tired. She writes the lessons on Wednesdays, when the street is quiet, with the window open.",
          "Aunt Vesna is eighty-four. She has read the academy’s price list with her good glasses on and found it sensible. She herself still takes eggs.",
        ],
      },
    ],
  },

  archetypes: {
    eyebrow: "The ten archetypes",
    heading: "How ten piles of cards became a quiz",
    paragraphs: [
      "The cards lay on the floor of the room above the bakery for most of a winter. Elena tried sorting them by method and got nowhere: two people who both did Reiki had nothing in common but the word. She tried sorting by client, by temperament, by what they charged. Then she turned to one question. What exactly happens between this person and the one they help?",
      "One explains. One holds. One sits still until something is clear. One makes a list, and the other person sleeps for the first time in a week. By March there were ten piles, and an envelope of cards that belonged in two of them. The envelope turned out to matter most. Hardly anyone is only one thing, so the quiz gives you a second archetype too.",
      "Before she trusted the piles she had the baker sort the cards again, knowing nothing. Wherever he hesitated, she rewrote the card. The quiz is a way of looking at what you already do. It diagnoses nothing, and you’re free to disagree with it.",
    ],
    link: { label: "Discover Your Healing Archetype", to: "/quiz" },
  },

  howSheWorks: {
    eyebrow: "How she works",
    heading: "What to expect if you learn with her",
    items: [
      {
        title: "The question before the advice",
        text: "She asks how you help before she asks what you sell, and she writes down your words. They’re usually better than the ones on your website.",
      },
      {
        title: "One thing and a date",
        text: "Nobody leaves with a list of twenty. You leave with one thing to do, and the day you’ll do it.",
      },
      {
        title: "Numbers, out loud",
        text: "Prices, hours and costs, in ordinary numbers, said out loud until they stop being scary. It takes about three tries.",
      },
      {
        title: "Your way of working, kept",
        text: "Nobody turns a drummer into a spreadsheet. If something doesn’t suit the way you work, you leave it out and go on.",
      },
    ],
  },

  credentials: {
    eyebrow: "Credentials",
    heading: "If you’d rather have a list",
    mark: "Sample",
    /** Sample: claims from the specification. */
    claimed: [
      {
        claim: "founder-years",
        text: "8+ years of teaching healers the business side of their work",
      },
      { claim: "founder-healers", text: "1,200+ healers guided, in person and online" },
    ],
    items: [
      "Eleven years a bookkeeper, for small firms with large boxes of receipts",
      "A massage practice of her own, open on Mondays",
      "Author of the Lightworker Archetype quiz and the Healer’s Business Blueprint",
      "Taught by her aunt, who has never signed a certificate in her life",
    ],
  },

  notPromised: {
    eyebrow: "In fairness",
    heading: "What she won’t promise",
    items: [
      {
        term: "An income.",
        text: "She can show you how to set a price and be found. Who walks through the door isn’t up to the two of you.",
      },
      {
        term: "A cure.",
        text: "Healing, as we mean it here, eases and accompanies. It never takes a doctor’s place.",
      },
      {
        term: "Certainty about yourself.",
        text: "An archetype is a good description. You’re still the better authority.",
      },
      {
        term: "That it will be quick.",
        text: "Three weeks gets you a plan. The practice takes as long as practices take.",
      },
      {
        term: "That she is right.",
        text: "Her first program was wrong, and she has kept the drummer’s card.",
      },
    ],
  },

  closing: {
    heading: "Come and sit down",
    text: "The quiz is the shortest way to the table. Or just write to her.",
    links: [
      { label: "Take the quiz", to: "/quiz" },
      { label: "See the Healer’s Business Blueprint", to: "/healers-business-blueprint" },
      { label: "Write to us", to: "/contact" },
    ],
  },
} as const);
