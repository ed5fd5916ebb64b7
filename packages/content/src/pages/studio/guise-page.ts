/** The words of `/studio/view`. */
export const studioGuisePage = {
  meta: { title: "See it as others do", description: "Look at your academy as a visitor or a learner." },
  title: "See it as others do",
  lead: "Your academy as a visitor or a learner sees it, with nothing of the studio, in this browser until you go back. You only look: nothing is saved, sent or counted, and nobody else’s data is shown.",
  back: { label: "Today", to: "/studio" },
  link: "See it as a visitor or learner",
  legend: "As whom?",
  as: {
    visitor: { label: "As a visitor", hint: "Somebody who isn’t signed in." },
    learner: {
      label: "As a learner",
      hint: "Somebody who has just been given something, with nothing done yet.",
    },
  },
  offer: "Learner of",
  submit: "Look",
  busy: "Opening…",
} as const;

/** Of the bar that stands below every page meanwhile. */
export const guiseBar = {
  label: "Looking as somebody else",
  visitor: "You’re seeing your academy as a visitor.",
  learner: "You’re seeing your academy as a learner of {offer}.",
  course: "one course",
  nothing: "Nothing is saved, sent or counted.",
  back: "Back to the studio",
} as const;
