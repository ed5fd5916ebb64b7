import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { editable } from "../../editing/editable.ts";

/** On the picture that somebody shares of their result. */
export const resultCard = editable("result-card", {
  invitation: "Which of the ten are you?",
  /** How near the second archetype comes. */
  support: { blend: "and, almost as much, {archetype}", other: "with {archetype} in support" },
} as const);

export const shareCard = editable("share-card", {
  /** Above the archetype, to whoever reads their own result: by the first word of the name they gave. */
  greeting: "{name}, meet your archetype",
  heading: "Share your card",
  lead: "A picture for your friends, your page or your wall. Your name isn’t on it unless you add it.",
  formats: "Format",
  format: { square: "Square", story: "Story", wide: "Wide" },
  withName: "Add my name",
  name: "Name on the card",
  share: "Share the picture",
  download: "Download the picture",
  busy: "Drawing your card…",
  failed: "We couldn’t draw the card.",
  tryAgain: "Try again",
  cardAlt: "Your card: the mandala and the name of {title}",
} as const);

/** What each archetype could do next. Nothing here promises more than the course has lessons for. */
export const nextSteps: Record<ArchetypeKey, { heading: string; text: string }> = editable("next-steps", {
  teacher: {
    heading: "From the question they always ask to a class with a date",
    text: "You already teach, one conversation at a time. In the Blueprint you choose what to teach first, decide how long it takes and what it costs, and practice inviting people to it.",
  },
  mother: {
    heading: "Care with a beginning, an end and a price",
    text: "You know how to make people feel expected. In the Blueprint you find where you give your care away, decide what it includes, and say its price out loud until it sounds like you.",
  },
  mystic: {
    heading: "Plain words for quiet work",
    text: "What you sense may be beyond words; how to book it shouldn’t be. In the Blueprint you write one sentence about your work, and an offer that says what happens, for how long and for how much.",
  },
  architect: {
    heading: "This time, the plan is yours",
    text: "You see how everybody else’s dream could stand. In the Blueprint you draw your own: one offer, one way of being found, and thirteen weeks with room left in them for rest.",
  },
  alchemist: {
    heading: "Deep work with clear edges",
    text: "You can stay where it’s hard. In the Blueprint you give that work a frame people can trust: what happens, in what order, for how long, and how you both know it’s finished.",
  },
  medicineKeeper: {
    heading: "Put your name under your craft",
    text: "Your hands know the session by heart. In the Blueprint you write it down as an offer, step by step, give it a price you can say aloud, and find the places where your people already are.",
  },
  performer: {
    heading: "After the applause, a way back to you",
    text: "You can wake up a room. In the Blueprint you plan what comes after the evening: an offer people can join, a smaller one for those who’ve just met you, and one channel you can keep up in a bad week.",
  },
  artist: {
    heading: "Let the good one be found",
    text: "You’ve made more than you’ve shown. In the Blueprint you choose what to offer first, put a price on it without an apology, and write the page where people will see it.",
  },
  earthGuardian: {
    heading: "A path that others can walk with you",
    text: "You know the loop by heart. In the Blueprint you turn it into an offer with a length and a price, describe the people you’d walk it with again, and plan the ninety days that lead up to it.",
  },
  revolutionary: {
    heading: "Build the thing you’ve been asking for",
    text: "You’ve said what should be different. In the Blueprint you build one part of it yourself: who it’s for, what it costs, and how to invite people so that they’re free to say no.",
  },
});
