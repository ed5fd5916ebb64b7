import type { Margin } from "@academy/quiz/margin";

/** On the picture that somebody shares of their result. */
export const resultCard = {
  invitation: "Which of the ten are you?",
  /** The second archetype, given by its title, and how near it comes. */
  support: (title: string, margin: Margin) => {
    const named = title.replace(/^The /, "the ");
    return margin === "blend" ? `and, almost as much, ${named}` : `with ${named} in support`;
  },
} as const;
