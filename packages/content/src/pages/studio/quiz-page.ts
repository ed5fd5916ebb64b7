import type { BalanceRule } from "@academy/quiz/scoring/balance";
import type { TextKind } from "@academy/quiz/texts/all-texts";

const problems: Readonly<Record<BalanceRule, string>> = {
  empty: "This text is empty. Please write one.",
  "too-long": "Please use {about} characters or fewer.",
  double: "This says the same as another one here: “{about}”",
  longer: "This is much longer than the others here, by about {about} words. People pick what stands out.",
  shorter: "This is much shorter than the others here, by about {about} words. People pick what stands out.",
  room: "This has room for about {about} characters. On a phone it may take too much space.",
  telling: "“{about}” gives away which archetype this belongs to.",
  bold: "Two stars belong before and after one phrase, in answers: **like this**. Here they don’t come in pairs, or aren’t meant to be.",
  "no-bold":
    "The other answers have one phrase in bold. Put two stars before and after yours: **like this**.",
  beginning: "The others here begin alike ({about}). One that begins differently stands out.",
  "first-person": "People rate this about themselves: it needs I, me or my.",
  always: "“{about}” makes people hesitate. Few things are so without exception.",
  scale: "This should end by saying how to rank: “from 1 (most important) to 4 (least important).”",
  promise: "“{about}” sounds like a medical claim or a promise of money. Neither should be here.",
};

const kinds: Readonly<Record<TextKind, string>> = {
  question: "Question",
  answer: "Answer",
  set: "What to rank",
  option: "Option",
  statement: "Statement",
  description: "Description",
  examples: "People like this",
  gift: "Gift",
  model: "Business model",
  shadow: "Shadow",
  development: "Growth edge and first step",
  support: "As the second archetype",
};

/** The words of `/studio/quiz`, where the texts of the quiz are changed. */
export const studioQuizPage = {
  meta: { title: "Quiz", description: "Change the texts of your quiz." },
  title: "Quiz",
  intro:
    "Change what the quiz asks and what its results say. Which archetype an answer counts for stays as it is, and so does the scoring. Whoever has begun the quiz finishes it with the texts they began with.",
  state: {
    first: "Visitors read the original texts.",
    published: "Visitors read version {number}, published {when} by {who}.",
    original: "Visitors read the original texts again, since {when}.",
    draft: "Draft last saved {when} by {who}.",
  },
  status: {
    saved: "Draft saved",
    unchanged: "Everything is published",
    waiting: { one: "1 change not published yet", many: "{count} changes not published yet" },
  },
  publishing: {
    title: "Publish these texts?",
    text: "Whoever begins the quiz from now on reads them. People in the middle of it finish with what they began with, and results that are there keep their words.",
    changes: "What changes",
    warnings: {
      one: "1 warning you may want to look at first",
      many: "{count} warnings you may want to look at first",
    },
    confirm: "Publish",
    busy: "Publishing…",
    cancel: "Not yet",
    done: "Published. New attempts begin with it.",
  },
  blocked: {
    one: "1 text has to be corrected before you can publish.",
    many: "{count} texts have to be corrected before you can publish.",
  },
  /** What discarding a draft means. */
  discarding: "Everything you changed since the last publication goes. The quiz itself stays as it is.",

  find: { label: "Find a text", hint: "Any words of a question, an answer or a profile" },
  show: {
    label: "Show",
    all: "All texts",
    changed: "Changed texts",
    problems: "Texts with warnings",
    questions: "Questions",
    sets: "Rankings",
    statements: "Statements",
    profiles: "Profiles",
  },
  found: { one: "1 step or profile", many: "{count} steps and profiles" },
  noneFound: "No text matches.",

  places: {
    question: "Question {number}",
    set: "Ranking {number}",
    statement: "Statement {number}",
    step: "Step {step} of 60",
    profile: "Profile",
  },
  changed: "changed",
  warnings: { one: "1 warning", many: "{count} warnings" },
  kinds,
  countsFor: "{kind} {mark}, counts for {archetype}",
  countsForOne: "{kind}, counts for {archetype}",
  hidden: "Other answers, not shown today",
  hiddenHint: "Each question has ten answers, one for every archetype. Visitors see five of them.",
  characters: "{count} of about {most} characters",
  undo: "Back to the published text",
  original: "Back to the original text",
  preview: { open: "See it as visitors do", close: "Close the preview", label: "{place} as visitors see it" },

  history: {
    none: "Nothing has been published yet: the quiz says what your academy began with.",
    version: "Version {number}, published {when} by {who}",
    restored: "Version {number}, with the texts of version {from}, {when} by {who}",
    back: "The original texts again, {when} by {who}",
    current: "What new attempts begin with",
    first: "Version 1, the original texts",
    consequence:
      "If you restore it, new attempts begin with these texts right away. The versions in between stay in the history, and a draft is discarded.",
    done: "Restored. New attempts begin with it.",
  },

  problems,
  /** What can't even be kept as a draft. */
  refusals: {
    unknown: "The quiz has no such text.",
    lines: "This text can’t have line breaks in it.",
    long: "Please use {most} characters or fewer.",
  },
} as const;
