import type { BenefitKind } from "../benefits.ts";

type Way = { kinds: readonly BenefitKind[]; label: string; to: string };

const ways: readonly Way[] = [
  { kinds: ["calls", "co-working"], label: "Open your calendar", to: "/calendar" },
  { kinds: ["recordings"], label: "Watch the recordings", to: "/recordings" },
  { kinds: ["session"], label: "Book a session", to: "/sessions" },
  { kinds: ["priority"], label: "Write to us", to: "/contact" },
];

/** On the alumni page, for a member who is signed in. */
export const alumniGreeting = {
  heading: "Welcome back, {name}",
  headingWithoutName: "Welcome back",
  text: "You’re a member, so everything here is yours already. Here’s the way in.",
  ways,
} as const;
