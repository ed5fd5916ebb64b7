import { formatLongDate } from "@academy/content/format-date";
import { giftDeliveredMail, giftMail, giftOrderedMail } from "@academy/content/mails/gift-mails";
import type { OfferPart } from "@academy/content/offer-parts";
import type { OfferKey } from "@academy/content/offers";
import { Text } from "@react-email/text";
import { linesOf } from "../lines-of.tsx";
import { composeMailFromWords, fillLine, Paragraph } from "../mail-from-words.tsx";
import { textStyle } from "../mail-layout.tsx";
import { FirstStep } from "./first-step.tsx";
import { Included } from "./included.tsx";
import { PageLink } from "./page-link.tsx";
import { SignInRoute } from "./way-in.tsx";

export type GiftProps = {
  fromName: string;
  toName: string;
  offerName: string;
  offer: OfferKey;
  /** Empty where the giver wrote none. */
  note: string;
  signInToken: string;
  /** What it is made of. */
  includes?: OfferPart[];
};

/** To whom it is given, and who may never have heard of us. */
export function composeGift(props: GiftProps, words: typeof giftMail.words) {
  const { fromName, toName, offerName, offer, note, signInToken } = props;
  const blocks = {
    note: note !== "" && (
      <>
        <Paragraph>{words.aboveTheNote}</Paragraph>
        <Quotation words={note} />
      </>
    ),
    wayIn: <SignInRoute token={signInToken}>{words.button}</SignInRoute>,
    firstStep: <FirstStep offer={offer} />,
  };
  const filling = { fromName, toName, offerName, contactPage: <PageLink path="/contact" /> };
  const below = <Included parts={props.includes} isMembership={false} />;
  return composeMailFromWords(giftMail, words, { filling, blocks, below });
}

export type GiftOrderedProps = {
  toName: string;
  offerName: string;
  /** A calendar day; null is at once. */
  deliverOn: string | null;
};

export function composeGiftOrdered(props: GiftOrderedProps, words: typeof giftOrderedMail.words) {
  const { toName, offerName, deliverOn } = props;
  const facts = { toName, offerName, day: deliverOn === null ? "" : formatLongDate(deliverOn) };
  const when = fillLine(deliverOn === null ? words.rightAway : words.onADay, facts);
  const filling = { ...facts, when, contactPage: <PageLink path="/contact" /> };
  return composeMailFromWords(giftOrderedMail, words, { filling });
}

export type GiftDeliveredProps = { toName: string; offerName: string };

export const composeGiftDelivered = (filling: GiftDeliveredProps, words: typeof giftDeliveredMail.words) =>
  composeMailFromWords(giftDeliveredMail, words, { filling });

const style = { borderLeft: "2px solid #b98a3a", margin: "24px 0 36px", padding: "0 0 0 20px" };

/** What somebody wrote, in the direction of its own script, and told apart from our words in plain text too. */
export const Quotation = ({ words }: { words: string }) => (
  <blockquote style={style}>
    <Text dir="auto" style={{ ...textStyle, margin: 0 }}>
      {linesOf(words)}
    </Text>
  </blockquote>
);
