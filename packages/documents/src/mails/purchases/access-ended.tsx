import { accessEndedMail } from "@academy/content/mails/membership-mails";
import { type FirstOfferKey, isCourseOffer, type OfferKey } from "@academy/content/offers";
import { composeMailFromWords, fillLine } from "../mail-from-words.tsx";
import { PageButton, PageLink } from "./page-link.tsx";

export type AccessEndedProps = {
  offerName: string;
  offer: OfferKey;
  why: "refunded" | "disputed" | "payment-missed" | "canceled";
};

const tiersPath = "/healers-business-blueprint";
const pages: Record<FirstOfferKey, string> = {
  subscribePackage: "/subscribe",
  blueprintSelfGuided: tiersPath,
  blueprintGuided: tiersPath,
  blueprintDeepDive: tiersPath,
  alumniGroup: "/alumni-group",
};

export function composeAccessEnded(
  { offerName, offer, why }: AccessEndedProps,
  words: typeof accessEndedMail.words,
) {
  const path = isCourseOffer(offer) ? "/subscribe" : pages[offer];
  const reason = words[why === "payment-missed" ? "paymentMissed" : why];
  return composeMailFromWords(accessEndedMail, words, {
    filling: { offerName, why: fillLine(reason, { offerName }), contactPage: <PageLink path="/contact" /> },
    blocks: { button: <PageButton path={path}>{words.button}</PageButton> },
  });
}
