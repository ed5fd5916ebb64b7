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
    `Your payment for “${offerName}” was refunded, so your access has ended. Any certificate you earned with it is no longer valid.`,
  disputed: (offerName) =>
    `Your payment for “${offerName}” was disputed with the bank, and the dispute wasn’t withdrawn. Your access has ended.`,
  "payment-missed": (offerName) =>
    `A payment for “${offerName}” didn’t arrive in time, so your access has ended.`,
  canceled: (offerName) => `Your membership was canceled, and the time you paid for is over: ${offerName}.`,
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
    <MailLayout preview="What we’ve saved for you, and how to come back." heading="Your access has ended">
      <Text style={textStyle}>{reasons[why](offerName)}</Text>
      <Text style={textStyle}>
        We’ve saved your account, your progress and your notes. If you come back, you can pick up where you
        left off.
      </Text>
      <LinkToPress href={`${baseUrl}${pages[offer]}`}>See how to come back</LinkToPress>
      <Text style={textStyle}>
        If you think this is a mistake, contact us: <PageLink path="/contact" />
      </Text>
    </MailLayout>
  );
}
