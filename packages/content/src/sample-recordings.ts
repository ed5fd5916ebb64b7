/** Made up, for a demo: what shelves look like with something on them. A live academy never shows them. */
export const sampleShelves = [
  {
    benefit: "masterclasses",
    title: "Masterclasses",
    description: "One subject each, filmed live, to watch when you need it.",
    recordings: [
      {
        title: "Sample masterclass: One sentence about your work",
        summary: "What to say when somebody asks what you do: whom you help, with what, and how it feels.",
        minutes: 1,
        film: "one-sentence-about-your-work",
        daysAgo: 37,
      },
      {
        title: "Sample masterclass: Putting an offer together",
        summary: "One piece of your work that a stranger can picture before paying for it.",
        minutes: 1,
        film: "the-signature-offer",
        daysAgo: 23,
      },
      {
        title: "Sample masterclass: A price you can say aloud",
        summary: "Where a price comes from, and how to say it in one sentence with nothing after it.",
        minutes: 1,
        film: "a-price-you-can-say-aloud",
        daysAgo: 9,
      },
    ],
  },
  {
    benefit: "alumni-resources",
    title: "Resources for the alumni group",
    description: "Something new to use each month, with a short film on how.",
    recordings: [
      {
        title: "Sample resource: Planning ninety days on one page",
        summary: "Thirteen Mondays, a few fixed points, and a drawer for everything else.",
        minutes: 1,
        film: "the-ninety-day-launch-plan",
        daysAgo: 16,
      },
    ],
  },
  {
    benefit: "alumni-calls",
    title: "Calls of the alumni group",
    description: "Every group call, for anyone who was with a client.",
    recordings: [
      {
        title: "Sample call: A price you can say aloud",
        summary: "Three questions about prices, and what each of us will do by the next call.",
        minutes: 1,
        film: "a-price-you-can-say-aloud",
        daysAgo: 11,
      },
    ],
  },
] as const;

/** What stands under the film of each. */
export const sampleRecordingText =
  "This is a sample. Your own recordings stand here, with their words, their chapters and whatever you want to add.";
