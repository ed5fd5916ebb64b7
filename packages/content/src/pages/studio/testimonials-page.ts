import type { ConsentBody } from "@academy/contract/studio/testimonials";

const ways: Record<ConsentBody["how"], string> = {
  email: "By email",
  form: "On a form",
  letter: "In a letter",
  message: "In a message",
  "in-person": "In person",
};

/** The words of `/studio/pages/testimonials`. */
export const studioTestimonialsPage = {
  title: "Testimonials",
  link: "See every testimonial, and who agreed to it",
  lead: "Every testimonial on your pages and in your drafts, with the record that the person agreed. In a live academy, a testimonial of yours can’t be published without one. If you change the words or the name, you need a new record.",
  on: "On: {page}",
  sample: "Made up, as your academy began with it",
  draft: "In a draft",
  missing: "No record yet",
  partly: "The record doesn’t cover everything that is shown",
  covered: "{person} agreed on {day}, {how}: {what}",
  what: { words: "words", name: "name", picture: "picture" },
  ways,
  record: "Record consent",
  change: "Change the record",
  form: {
    title: "Who agreed to this?",
    person: "Their full name",
    email: "Their email address, if you know it",
    emailHint: "So that the record is theirs when they ask for their data.",
    consentedOn: "On which day",
    how: "How",
    what: "What they agreed to",
    words: "That their words are shown",
    name: "That their name is shown as it stands there",
    picture: "That their picture is shown",
    note: "Where you can find it again",
    noteHint: "The subject of the email, for example, or the folder of the form.",
    save: "Save",
    busy: "Saving…",
    saved: "Record saved",
    cancel: "Cancel",
    remove: "Remove the record",
    removed: "Record removed. Please take the testimonial off the page too.",
  },
} as const;
