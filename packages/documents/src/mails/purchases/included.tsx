import { type OfferPart, partLine } from "@academy/content/offer-parts";
import { benefitWords } from "@academy/content/pages/benefit-words";
import { Text } from "@react-email/text";
import { textStyle } from "../mail-layout.tsx";

type IncludedProps = {
  /** Nothing in a mail that was written before there was such a list. */
  parts: readonly OfferPart[] | undefined;
  isMembership: boolean;
};

/** What an offer is made of, line by line, as the checkout says it. */
export function Included({ parts = [], isMembership }: IncludedProps) {
  if (parts.length === 0) return null;
  return (
    <>
      <Text style={{ ...textStyle, fontWeight: 600, margin: "24px 0 8px" }}>{benefitWords.heading}</Text>
      <ul style={{ ...textStyle, margin: "0 0 24px", paddingLeft: "20px" }}>
        {parts.map((part) => (
          <li key={part.id}>{partLine(part, { isMembership })}</li>
        ))}
      </ul>
    </>
  );
}
