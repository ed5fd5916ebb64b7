/** Sample: the founder of `/about-elena-marlowe` is made up, with everything that is said about her. */
export const aboutPage = {
  meta: {
    title: "Elena Marlowe, founder",
    description:
      "A bookkeeper with warm hands, an aunt who was paid in eggs, and ten heaps of index cards: how Elena Marlowe came to found Lightworker Academy.",
  },

  mark: "Sample biography",

  hero: {
    eyebrow: "The founder",
    heading: "Elena Marlowe",
    lead: "A bookkeeper who learnt massage, or the other way round. She teaches healers to be as careful with their own work as they are with everybody else’s shoulders.",
  },

  /** Sample: claims from the specification, to be replaced by figures the owner can prove. */
  claims: {
    label: "Her work in figures",
    items: [
      { figure: "8+", of: "years" },
      { figure: "1,200+", of: "healers guided" },
    ],
  },

  biography: {
    heading: "Her story, in five scenes",
    scenes: [
      {
        heading: "Eggs",
        pictureAlt: "Four dozen eggs, packed in rings around a middle like the petals of a mandala.",
        paragraphs: [
          "She grew up above her aunt Vesna’s kitchen, at the end of a bus line, where people came in by the back door with a stiff shoulder and sat down as if they had been expected. The aunt worked with warm oil, a great deal of patience and no price list. People paid in eggs. In September they paid in plums. When the boiler broke there were four dozen eggs in the house, and the plumber did not care for eggs.",
          "Elena was nine. She kept a school notebook of who had come and what they had left. It was her first set of accounts, and the only one that house ever had.",
        ],
      },
      {
        heading: "The ledger and the lamp",
        pictureAlt: "A lamp whose light falls on the ruled lines of an open ledger.",
        paragraphs: [
          "She became a bookkeeper because, she says, she wanted to live somewhere with a working boiler. For eleven years she did the books of hauliers, a dairy and two undertakers. In the evenings she learnt massage, first from the aunt and then from whoever would let her watch, and practised in a room above a bakery that smelt of rye from four in the morning.",
          "By day she asked strangers what they charged, and why. By night she gave her own work away and called it generosity. It took the baker to point this out. He had his back done on Thursdays and left twice what she asked, under the lamp. “You charge like somebody apologising,” he said.",
        ],
      },
      {
        heading: "Eleven people and a table",
        pictureAlt: "A round table from above, with eleven chairs and three cakes.",
        paragraphs: [
          "She raised her price by the cost of two loaves, and nobody left. She told a friend, a doula who was paid chiefly in thank-you cards, and the friend told others. One wet Sunday in November eleven of them sat around Elena’s table: two Reiki practitioners, a herbalist, a singer, a man who led walks. They had brought their diaries and receipts, as asked, and three cakes, as not asked.",
          "By six o’clock each had one offer, one price and one date on a card. Somebody wept over a tax return and was given the lemon cake. A month later nine of the eleven came back. That is where the academy counts from.",
        ],
      },
      {
        heading: "The drummer’s spreadsheet",
        pictureAlt: "A drum from above; its skin is ruled into the cells of a spreadsheet.",
        paragraphs: [
          "The first real programme went wrong. Elena had made it for people like herself, with columns. Half of the group flourished; the other half did every exercise and grew quieter by the week. At the end a drummer handed in a perfect spreadsheet and mentioned that she had stopped drumming.",
          "Elena gave her the money back, drove home and put the binder out with the paper. Then she did what she ought to have done at the start, and asked people how they helped before asking what they sold. She wrote the answers on index cards. There were soon a good many cards.",
        ],
      },
      {
        heading: "Mondays",
        pictureAlt: "Seven round loaves in a ring. The first, which is Monday’s, has been scored and dusted.",
        paragraphs: [
          "Since then she has guided more than 1,200 healers, at her table, in borrowed halls and through a screen, for which she has stopped apologising. She still sees clients on Mondays, above the bakery, so as not to forget what the work is like when your hands are tired. Lessons are recorded on Wednesdays, when the street is quiet, and on some of them you can hear the ovens.",
          "Aunt Vesna is eighty-four. She has looked through the academy’s price page with her good glasses on and found it sensible. She herself still takes eggs.",
        ],
      },
    ],
  },

  archetypes: {
    eyebrow: "The ten archetypes",
    heading: "How ten heaps of cards became a quiz",
    paragraphs: [
      "The cards lay on the floor of the room above the bakery for most of a winter. Elena tried sorting them by method, and got nowhere: two people who both did Reiki had nothing in common but the word. She tried sorting by client, by temperament, by what they charged. Then she turned to one question. What exactly happens between this person and the one they help?",
      "One explains. One holds. One sits still until something is clear. One draws up a list, and the other person sleeps for the first time in a week. By March there were ten heaps, and an envelope of cards that belonged in two of them. The envelope turned out to matter most. Hardly anybody is only one thing, and so the quiz gives you a second archetype too.",
      "Before she trusted the heaps she had the baker sort the cards again, knowing nothing. Where he hesitated, she rewrote the card. The quiz is still made that way. It is a way of looking at what you already do, it diagnoses nothing, and you may disagree with it.",
    ],
    link: { label: "Discover Your Healing Archetype", to: "/quiz" },
  },

  howSheWorks: {
    eyebrow: "How she works",
    heading: "What to expect if you learn with her",
    items: [
      {
        title: "The question before the advice",
        text: "She asks how you help before she asks what you sell, and she writes down your words, which are usually better than the ones on your website.",
      },
      {
        title: "One thing and a date",
        text: "Nobody leaves with a list of twenty. You leave with one thing to do, and a day on which somebody will ask.",
      },
      {
        title: "Numbers, out loud",
        text: "Prices, hours and costs are said in ordinary numbers, in company, until they stop being frightening. It takes about three times.",
      },
      {
        title: "Your way of working, kept",
        text: "No drummer is turned into a spreadsheet. If a method does not suit your archetype, you get another one.",
      },
    ],
  },

  credentials: {
    eyebrow: "Credentials",
    heading: "For those who like it in a list",
    items: [
      "8+ years of teaching healers the business side of their work",
      "1,200+ healers guided, in person and online",
      "Eleven years a bookkeeper, for small firms with large boxes of receipts",
      "A massage practice of her own, open on Mondays",
      "Author of the Lightworker Archetype quiz and the Healer's Business Blueprint",
      "Taught by her aunt, who has never signed a certificate in her life",
    ],
  },

  notPromised: {
    eyebrow: "In fairness",
    heading: "What she will not promise",
    items: [
      {
        term: "An income.",
        text: "She can show you how to set a price and be found. Who comes through the door is up to more people than the two of you.",
      },
      {
        term: "A cure.",
        text: "Healing, as it is meant here, eases and accompanies. It takes no doctor’s place, and she will say so to your clients too.",
      },
      {
        term: "Certainty about yourself.",
        text: "An archetype is a good description. You remain the better authority.",
      },
      {
        term: "That it will be quick.",
        text: "Three weeks make a plan. The practice takes as long as practices take.",
      },
      {
        term: "That she is right.",
        text: "The first programme was wrong, and she has kept the drummer’s card.",
      },
    ],
  },

  closing: {
    heading: "Come and sit down",
    text: "The quiz is the shortest way to the table. The longer way is to write to her.",
    links: [
      { label: "Take the quiz", to: "/quiz" },
      { label: "See the Healer's Business Blueprint", to: "/healers-business-blueprint" },
      { label: "Write to us", to: "/contact" },
    ],
  },
} as const;
