import { editable } from "../../editing/editable.ts";

/** The words of the quiz, stage by stage. */
export const quizPage = editable("quiz-page", {
  title: "The Lightworker Archetype Quiz",
  description:
    "A free, quiet assessment for healers and lightworkers: sixty questions, ten archetypes, and a report on the gifts you already give and the work that suits them.",
  eyebrow: "A free assessment for healers",
  heading: "The Lightworker Archetype Quiz",
  opening: "Ten ways to carry light, sixty quiet questions. Find the one you have been all along.",
  facts: ["60 questions", "saved as you go", "free"],
  startTop: "Start the assessment",
  startBottom: "Discover your archetype now",
  startEnd: "Start with question 1",
  continueTop: "Continue the assessment",
  continueBottom: "Continue where you left off",
  continueEnd: "Back to your questions",
  /** Beside the way on, while an attempt is kept. */
  place: "You’ve paused at question {number} of 60. Your answers are saved on this device.",
  startOver: "Start over",
  disclaimer:
    "This assessment is for educational and self-reflection purposes only. It is not psychological, medical, financial or legal advice, and it is not diagnostic.",
} as const);

export const breathingMoment = editable("breathing-moment", {
  heading: "First, a breath",
  text: "Put both feet on the ground. Let the drawing breathe, and breathe with it three times.",
  breatheIn: "Breathe in",
  breatheOut: "Breathe out",
  pause: "Hold the drawing still",
  play: "Let it breathe",
} as const);

export const reminders = editable("reminders", {
  heading: "Before you begin",
  items: [
    {
      reminder: "Honor your first instinct",
      more: "Choose the answer that warms you before you’ve had time to think about it.",
    },
    {
      reminder: "Consider natural tendencies rather than learned behaviors",
      more: "What you’d do unasked and unpaid says more than what a job has taught you.",
    },
    {
      reminder: "Allow 15-20 minutes",
      more: "It takes about 5 if you go with your first instinct, 15-20 if you think each answer over. Your answers are saved on this device, so you can stop and pick up where you left off.",
    },
    {
      reminder: "Trust the process - repetition is intentional",
      more: "We ask the same thing in several ways, so no single answer decides.",
    },
    {
      reminder: "Trust your inner knowing when several answers fit",
      more: "Some part of you has already chosen. If nothing fits, say so: that’s an answer too.",
    },
  ],
} as const);

export const reportPreview = editable("report-preview", {
  mark: "Sample report",
  heading: "What you’ll receive",
  text: "Your primary archetype with its gifts, its shadow and a first step for this week; the one that supports it; offers that fit them both; and all ten in proportion. Read it here, keep the link, and get the PDF by email.",
  link: "See the full sample",
} as const);

export const heardFrom = editable("heard-from", {
  mark: "Sample voices",
  heading: "After the last question",
} as const);

export const theTen = editable("the-ten", {
  heading: "The ten archetypes",
  /** Back to their list. */
  all: "All ten",
  closingHeading: "Held lightly",
  closing:
    "Most people recognize themselves in more than one of these. An archetype is a way of looking at what you already do. You don’t have to live up to it.",
} as const);

export const questionFlow = editable("question-flow", {
  none: "None of the above",
  welcomeBack: "Welcome back. You’re right where you left off.",
  rankHint: "Tap a number, or drag an answer into place.",
  rankPlaces: ["Most important", "", "", "Least important"],
  continueRanking: "Continue to the next set",
  lowest: "Not me at all",
  highest: "Completely describes me",
  next: "Next Question",
  previous: "Previous",
  pause: "Pause",
  startOver: "Start over",
  startOverTitle: "Start over?",
  startOverMore: "Your answers so far will be deleted from this device.",
  keepGoing: "Keep my answers",
  failed: "Error",
  unreachable: "The questions couldn’t be loaded. Check your connection and try again.",
} as const);

export const resultPage = editable("result-page", {
  title: "Your lightworker archetype results",
  description:
    "A lightworker archetype in full: its gifts, offers that fit it, its shadow, a first step for this week, and all ten archetypes in proportion.",
  badge: "YOUR LIGHTWORKER ARCHETYPE RESULTS",
  sampleMark: "Sample result, made-up scores",
  sampleNote: "This is a sample. Yours is sixty questions away.",
  sampleAction: "Take the quiz yourself",
  /** Below a result that was opened by its link. */
  othersNote: "Which of the ten are you? It’s free, and your answers are saved as you go.",
  /** Below a result that is from other texts than the first. */
  version: "From version {number} of the quiz.",
  gifts: "Your Unique Healing Gifts",
  models: "Aligned Business Models",
  reminders: "Sacred reminders",
  growthEdge: "Growth Edge",
  shadow: "Shadow to Watch",
  examples: "Real-world examples",
  /** Where a profile names nobody. */
  defaultExamples: "Thich Nhat Hanh, Maya Angelou, Eckhart Tolle, Brené Brown",
  primary: "Primary archetype",
  secondary: "Secondary archetype",
  strength: "{percent}% Strength",
  strengthTooltip:
    "indicates how much your secondary archetype influences and supports your primary healing approach",
  profile: "Complete Archetypal Profile",
  profileNote: "Each line is measured against your highest score.",
  blueprint: "Discover Your Healer’s Business Blueprint",
  blueprintHeading: "What comes next",
  blueprintLead:
    "Begin with the step for this week; you’ll find it under Growth Edge. When you’d like the rest in order, the 3-week course takes you from your archetype to an offer, a business model and a 90-day launch plan, in 20-30 minutes a day.",
  keepHeading: "Keep your result",
  keepLead: "This link opens your result on any device. It doesn’t include your name.",
  mailed: "The report comes to you by email, too.",
  /** Where whoever sent the quiz from this device reads their own. */
  mailedTo: {
    sent: "The report is on its way to {address}.",
    corrected: "Thank you. The report is on its way to {address} now.",
    correct: "Not your address? Correct it",
    label: "Your email address",
    submit: "Send it there",
    busy: "Sending…",
    failed: "We couldn’t send it just now. Please try again.",
  },
  linkLabel: "Link to your result",
  copy: "Copy the link",
  copied: "Link copied",
  report: "Download the report (PDF)",
  again: "Take the quiz again",
  againTitle: "Take it again?",
  againMore: "Your current result stays at its link and in your email. It’s only removed from this page.",
  againKeep: "Stay here",
  loading: "Opening the result…",
  failedHeading: "We can’t load this result right now",
  failedLead: "Check your connection and try again. The result itself is safe.",
  tryAgain: "Try again",
} as const);
