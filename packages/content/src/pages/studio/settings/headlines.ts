import { studioQuizSettingsPage } from "./quiz-page.ts";

const { needed, tooEarly, endedEarly, betterNote, since, between, none } = studioQuizSettingsPage.experiment;

/** What `/studio/settings/quiz` says about the first lines of the quiz. */
export const studioHeadlines = {
  heading: "First lines of the quiz",
  lead: "Write another headline, and half of your visitors read it instead. You’ll see which one brings more leads.",
  now: "Everyone reads",
  form: {
    heading: "Another headline",
    opening: "Another line below it",
    openingHint: "If you leave this empty, the line below stays as it is.",
    needed: "Write the headline you want to compare.",
    start: "Compare both",
    busy: "Putting it on the page…",
    started: "Half of your visitors read the other headline now.",
  },
  compared: {
    running: "Headlines compared now",
    ended: "Last comparison of headlines",
    since,
    between,
    none,
    tooEarly,
    needed,
    endedEarly,
    betterNote,
    better: {
      original: "Your headline brings more leads.",
      alternative: "The other headline brings more leads.",
    },
    noDifference: "Neither headline is clearly better.",
    noDifferenceNote: "If there is a difference, it’s too small to matter. Keep the one you like.",
    about:
      "Each browser keeps the headline it got first and is counted once. Search engines always read yours.",
    table: { headline: "Headline", seen: "Opened the quiz", leads: "Left an address", share: "Share" },
    arms: { original: "Yours", alternative: "The other" },
    chosen: {
      original: "You kept your headline.",
      alternative: "You published the other headline.",
    },
  },
  end: {
    legend: "When you end it, everyone reads",
    choices: {
      original: { label: "Your headline", hint: "The other one is dropped." },
      alternative: {
        label: "The other headline",
        hint: "It’s published, and you can change it under Pages.",
      },
    },
    early: "It’s still too early to tell. If you end it now, a difference in these numbers can be pure luck.",
    save: "End the comparison",
    busy: "Ending…",
    saved: "The comparison has ended. Everyone reads the same headline now.",
  },
} as const;
