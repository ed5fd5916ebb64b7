import { insideEachWeek, weekOverview } from "../../pages/blueprint/weeks.ts";
import type { StarterModule, StarterOutline } from "../course.ts";

/** Lessons with a film of the same name. */
const filmed: readonly string[] = [
  "the-assessment-taken-slowly",
  "one-sentence-about-your-work",
  "the-signature-offer",
  "a-price-you-can-say-aloud",
  "the-ninety-day-launch-plan",
];

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-");

/** What the sales page says is inside each week is what is inside. */
const modules = insideEachWeek.weeks.map(
  ({ number, title, lessons }): StarterModule => ({
    title,
    description: weekOverview.weeks[number - 1]?.text ?? "",
    lessons: lessons.map((lesson) => {
      const slug = slugOf(lesson.title);
      const { title, text: summary, minutes } = lesson;
      return { slug, title, summary, minutes, ...(filmed.includes(slug) ? { film: slug } : {}) };
    }),
  }),
);

export const healersBusinessBlueprint: StarterOutline = {
  key: "healers-business-blueprint",
  title: "Healer’s Business Blueprint",
  description:
    "Three weeks, from confused about your gifts to a 90-day business launch plan. You find out what people come to you for, give it a shape and a price, and work out how those people will hear of it. Seventeen lessons of twenty to thirty minutes, each with a page to fill in; at the end there is a plan in your own handwriting, with dates in it.",
  difficulty: "Beginner",
  archetype: "alchemist",
  hasLaunchPlan: true,
  modules,
};
