import type { OfferKey } from "@academy/content/offers";
import { Text } from "@react-email/components";
import { textStyle } from "../mail-layout.tsx";

const openBlueprint =
  "Your first step: open the Healer's Business Blueprint at its first lesson, and give it half an hour. The rest can wait for another day.";
const groupCalls =
  "The dates of the group calls are not in your account: the founder writes to you with them, at this address.";

/** What to do today, and what comes by itself; no more than is there. */
const steps: Record<OfferKey, string[]> = {
  subscribePackage: [
    "Your first step: start with Foundation & Mindset. Open its first lesson, and give it half an hour. The other courses stay open, so nothing has to be hurried.",
  ],
  blueprintSelfGuided: [openBlueprint],
  blueprintGuided: [openBlueprint, groupCalls],
  blueprintDeepDive: [
    openBlueprint,
    groupCalls,
    "The founder also writes to arrange your ninety minutes together. Nothing is booked until the two of you have agreed on a day.",
  ],
  alumniGroup: [
    "Welcome to the group. The dates of the next calls come by mail, to this address. Until then there is nothing you have to do.",
  ],
};

export const FirstStep = ({ offer }: { offer: OfferKey }) =>
  steps[offer].map((words) => (
    <Text key={words} style={textStyle}>
      {words}
    </Text>
  ));
