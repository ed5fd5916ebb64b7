import { editable } from "../editing/editable.ts";

/** What is said where there is no page. By itself: no other page has to bring it along. */
export const notFoundPage = editable("not-found-page", {
  heading: "404 Page Not Found",
  title: "Page not found",
  description: "There’s no page at this address.",
  text: "There’s nothing at this address. The page may have moved, or the link may have a typo.",
  /** At what only visitors have, for members. */
  forVisitors:
    "This page welcomes visitors who are new here. You’re past that: your courses, and the place where you left off, are on your dashboard.",
  backToDashboard: "Back to Dashboard",
  takeTheQuiz: "Take the quiz",
  links: [
    { label: "See all courses", to: "/subscribe" },
    { label: "Tell us about it", to: "/contact" },
  ],
  hint: "Did you forget to add the page to the router?",
} as const);
