import type { SocialProofMode } from "@academy/contract/visitors/social-proof";

const modes: Record<SocialProofMode, { label: string; hint: string }> = {
  off: { label: "Nothing", hint: "The page stays quiet." },
  real: {
    label: "Real enrollments",
    hint: "Only buyers who agreed to be shown. Nobody has been asked so far, so nothing appears.",
  },
  sample: {
    label: "Samples",
    hint: "Eighteen made-up buyers, marked “Sample.” For looking around a demo, not for real visitors.",
  },
};

/** The words of `/studio/settings/enrollments`. */
export const studioEnrollmentsPage = {
  meta: {
    title: "Enrollment notices",
    description: "Which notices of new enrollments the sales page shows.",
  },
  lead: "On the page of the Healer’s Business Blueprint, a small notice can say who has just enrolled: the first after 15 seconds, then one every two minutes.",
  heading: "What visitors see",
  legend: "Show",
  modes,
  save: "Save",
  busy: "Saving…",
  saved: "Saved. Pages opened from now on follow it.",
  preview: { heading: "Preview", nothing: "No notice is shown." },
} as const;
