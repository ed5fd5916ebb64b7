import type { CarelessSign } from "@academy/quiz/scoring/careless";

/** The words of `/studio/leads/…`, about one lead. */
export const studioLeadPage = {
  meta: { title: "Lead", description: "What is known about a lead." },
  back: { label: "All leads", to: "/studio/leads" },
  missing: {
    heading: "This lead isn’t here",
    text: "They may have deleted their data since.",
  },
  write: "Send an email",

  stage: { label: "Stage", changed: (stage: string) => `Moved to ${stage}.` },

  notes: {
    heading: "Notes",
    label: "Notes about this lead",
    hint: "Only owners and support see them here. They’re part of the data this person can ask for.",
    save: "Save notes",
    busy: "Saving…",
    saved: "Saved",
    tooLong: "Please use 10,000 characters or fewer.",
    maxCharacters: 10_000,
    conflict:
      "These notes were changed somewhere else in the meantime. Copy yours, reload the page, and add them again.",
  },

  facts: {
    heading: "About them",
    account: "Account",
    seeLearner: "See them as a learner",
    give: {
      label: "Give them access",
      to: ({ email, name }: { email: string; name: string }) =>
        `/studio/learners/give?${new URLSearchParams({ email, name })}`,
    },
    signedUp: "Signed up",
    lastSeen: "Last seen",
    source: "Source",
    campaign: "Campaign",
    referrer: "Came from",
    news: "News",
    wantsNews: "Wants news",
    noNews: "Didn’t ask for news",
    consent: "Consent",
    direct: "Direct",
    interest: "Wants to know when it opens",
    told: "told on",
  },

  results: {
    heading: "Results",
    none: "No quiz result yet.",
    second: "Second",
    version: {
      known: "Version {number} of the quiz",
      unknown: "From a version of the quiz that’s no longer here",
    },
    open: "Open result",
    careless: "Some answers look given without reading.",
    carelessSigns: {
      "equal-ratings": "Ten or more statements in a row got the same rating.",
      "same-position": "Ten or more questions in a row were answered at the same place on the screen.",
      "same-ranking": "Six or more rankings in a row took the places on the screen in the same order.",
    } satisfies Record<CarelessSign, string>,
    mail: {
      label: "Result email",
      waiting: "waiting to be sent",
      sent: "sent",
      failed: "couldn’t be sent",
      unknown: "no record (we keep it for 30 days)",
    },
    answers: "Answers",
    unanswered: "Not answered",
    noneOfThem: "None of the above",
    phases: ["Questions", "Rankings, most important first", "Statements, rated 1 to 7"],
    rating: (rating: number) => `${rating} of 7`,
  },

  /** For whoever asks by email and has no account to do it in. */
  data: {
    heading: "Their data",
    about: "For when someone without an account asks to get no more news, or to be forgotten.",
    news: { end: "Turn off news", ended: "They’re off the list for news." },
    erase: {
      open: "Delete their data",
      title: "Delete their data for good?",
      text: "Their results, their answers, what they asked to be told of and their messages are deleted. This can’t be undone. They get no email about it.",
      email: "Enter their email address",
      submit: "Delete for good",
      busy: "Deleting…",
      done: "Deleted.",
    },
  },

  history: { heading: "Stage history", none: "No changes yet.", someone: "A former owner" },
} as const;
