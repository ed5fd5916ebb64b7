import type { OfferKey } from "@academy/content/offers";
import { Text } from "@react-email/components";
import { useContext } from "react";
import { LinkToPress, MailContext, MailLayout, textStyle } from "../mail-layout.tsx";
import { PageLink } from "./page-link.tsx";

export type AccessEndedProps = {
  offerName: string;
  offer: OfferKey;
  why: "refunded" | "disputed" | "payment-missed" | "canceled";
};

const reasons: Record<AccessEndedProps["why"], (offerName: string) => string> = {
  refunded: (offerName) =>
    `Your payment for “${offerName}” was refunded, and so it is closed now. A certificate that you earned under it has ended as well.`,
  disputed: (offerName) =>
    `The payment for “${offerName}” was disputed at the bank, and the dispute was not withdrawn. So it is closed now.`,
  "payment-missed": (offerName) =>
    `A payment for “${offerName}” did not arrive in time, and so it is closed now.`,
  canceled: (offerName) =>
    `Your membership was canceled, and the time you had paid for is over: ${offerName}.`,
};

const tiersPath = "/healers-business-blueprint";
const pages: Record<OfferKey, string> = {
  subscribePackage: "/subscribe",
  blueprintSelfGuided: tiersPath,
  blueprintGuided: tiersPath,
  blueprintDeepDive: tiersPath,
  alumniGroup: "/alumni-group",
};

export function AccessEnded({ offerName, offer, why }: AccessEndedProps) {
  const { baseUrl } = useContext(MailContext);
  return (
    <MailLayout preview="What is kept, and how to come back." heading="Your access has ended">
      <Text style={textStyle}>{reasons[why](offerName)}</Text>
      <Text style={textStyle}>
        Your account, your progress and your notes are kept. Should you come back, you go on where you left
        off.
      </Text>
      <LinkToPress href={`${baseUrl}${pages[offer]}`}>See how to come back</LinkToPress>
      <Text style={textStyle}>
        If you think that this is a mistake, write to us: <PageLink path="/contact" />
      </Text>
    </MailLayout>
  );
}
