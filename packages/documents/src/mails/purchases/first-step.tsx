import { firstSteps } from "@academy/content/mails/welcome-mails";
import { isCourseOffer, type OfferKey } from "@academy/content/offers";
import { Text } from "@react-email/text";
import { useContext } from "react";
import { MailContext, textStyle } from "../mail-layout.tsx";

/** What to do today, and what comes by itself. */
export function FirstStep({ offer }: { offer: OfferKey }) {
  const written = useContext(MailContext).firstSteps ?? firstSteps;
  return written[isCourseOffer(offer) ? "course" : offer].map((words) => (
    <Text key={words} style={textStyle}>
      {words}
    </Text>
  ));
}
