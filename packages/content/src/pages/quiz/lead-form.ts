import { editable } from "../../editing/editable.ts";

/** The words of the form after the last question. */
export const leadForm = editable("lead-form", {
  heading: "Well done, you’ve completed your assessment!",
  lead: "Tell us your name and where to send your report. You’ll see your result right away.",
  name: "Name",
  email: "Email Address",
  submit: "Get My Archetype Results",
  busy: "Getting Your Results...",
  /** In a field that nobody sees: what fills it in is a program. */
  website: "Website",
  privacy: { label: "Privacy Policy", to: "/privacy" },
  news: "Email me occasional news from the academy.",
  back: "Back to the last question",
  nameMissing: { title: "Name Required", description: "Please enter your name to see your results." },
  emailMissing: { title: "Email Required", description: "Please enter your email to see your results." },
  emailWrong: "That address looks incomplete. Please check it.",
  failure: {
    title: "Error",
    description: "There was an issue submitting your email. Please try again.",
  },
} as const);

/** Not the owner's to change here: it is kept with each lead as what was agreed to. Its version changes with its words. */
export const leadConsent = {
  version: "quiz-2026-11-3",
  text: "By clicking this button, you agree that we keep your name, email address and answers to work out your result and email it to you. We share your answers with no one, and your name, address and archetypes only with whoever sends our news, if you ask for it. Email us anytime to delete them.",
} as const;
