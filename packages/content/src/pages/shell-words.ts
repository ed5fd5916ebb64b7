import { editable } from "../editing/editable.ts";

/** What every page may have to say before, around or instead of its own words. */
export const shellWords = editable("shell-words", {
  oneMoment: "One moment…",
  loading: "Loading…",
  /** Beside the label of a field. */
  optional: "(optional)",
  /** Under an email address that looks like a slip. */
  addressQuestion: {
    didYouMean: "Did you mean {address}?",
    useIt: "Yes, use that",
    noDot: "There’s no dot after the @, as in name@example.com. Is it right?",
    keep: "Keep it as typed",
  },
  /** On every toast, whatever it says. */
  dismiss: "Dismiss",
  withoutScripts: {
    text: "This page needs JavaScript. You can also",
    link: { label: "contact us", to: "/contact" },
  },
  failed: {
    heading: "This page couldn’t be loaded",
    text: "Check your connection, then reload the page.",
    reload: "Reload",
  },
} as const);
