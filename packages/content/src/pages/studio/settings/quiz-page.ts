import type { QuizOrderChoice } from "@academy/contract/visitors/quiz";
import type { StepOrder } from "@academy/quiz/steps";
import { plural } from "../../../format-count.ts";

const orders: Record<StepOrder, string> = {
  sequence: "Part by part",
  interleaved: "Mixed",
};

const choices: Record<QuizOrderChoice, { label: string; hint: string }> = {
  sequence: {
    label: orders.sequence,
    hint: "All the questions first, then the rankings, then the ratings.",
  },
  interleaved: {
    label: orders.interleaved,
    hint: "A question, a ranking and a rating in turn.",
  },
  split: {
    label: "Compare both",
    hint: "Half of your visitors get one order, half the other. You’ll see which brings more leads.",
  },
};

const visitors = (count: number) => plural(count, "# more visitor", "# more visitors");
const days = (count: number) => plural(count, "# more day", "# more days");

/** The words of `/studio/settings/quiz`. */
export const studioQuizSettingsPage = {
  meta: { title: "Quiz", description: "In which order visitors get the quiz’s steps, and its first lines." },
  orders,
  choice: {
    heading: "Order of the sixty steps",
    legend: "Visitors get",
    choices,
    save: "Save",
    busy: "Saving…",
    saved: "Saved. It counts for everyone who starts the quiz from now on.",
    /** While a comparison is under way. */
    ending: "Choosing one order ends the comparison. Its result stays here.",
  },
  experiment: {
    running: "Comparison running",
    ended: "Last comparison",
    since: (day: string) => `Since ${day}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    about:
      "Each browser keeps the order it got first and is counted once. Only people who start during the comparison count.",
    table: { order: "Order", started: "Started the quiz", leads: "Left an address", share: "Share" },
    none: "–",
    /** What can be said, in plain words. */
    tooEarly: "It’s too early to tell.",
    needed: (moreVisitors: number, moreDays: number) => {
      const parts = [
        ...(moreVisitors > 0 ? [`about ${visitors(moreVisitors)}`] : []),
        ...(moreDays > 0 ? [days(moreDays)] : []),
      ];
      return `Wait for ${parts.join(" and ")}. Until then, a difference can be pure luck.`;
    },
    endedEarly: "It ended before there was enough to tell. A difference in these numbers can be pure luck.",
    better: (order: string) => `“${order}” brings more leads.`,
    betterNote:
      "A difference this large is pure luck less than once in a hundred times. You can choose it now.",
    noDifference: "Neither order is clearly better.",
    noDifferenceNote: "If there is a difference, it’s too small to matter. Choose the one you like.",
  },
} as const;
