import type { OfferKey } from "@academy/content/offers";
import { Text } from "@react-email/components";
import { textStyle } from "../mail-layout.tsx";

const openBlueprint =
  "Your first step: open the first lesson of the Healer’s Business Blueprint, and give it half an hour. The rest can wait for another day.";
const groupCalls =
  "You won’t find the dates of the group calls in your account. The founder will email them to this address.";

/** What to do today, and what comes by itself; no more than is there. */
const steps: Record<OfferKey, string[]> = {
  subscribePackage: [
    "Your first step: start with Foundation & Mindset. Open its first lesson, and give it half an hour. The other courses stay open, so there’s no rush.",
  ],
  blueprintSelfGuided: [openBlueprint],
  blueprintGuided: [openBlueprint, groupCalls],
  blueprintDeepDive: [
    openBlueprint,
    groupCalls,
    "The founder will also email you to arrange your ninety minutes together. Nothing is booked until the two of you have agreed on a day.",
  ],
  alumniGroup: [
    "Welcome to the group. We’ll email the dates of the next calls to this address. There’s nothing you need to do until then.",
  ],
};

export const FirstStep = ({ offer }: { offer: OfferKey }) =>
  steps[offer].map((words) => (
    <Text key={words} style={textStyle}>
      {words}
    </Text>
  ));
