import { welcomeMail } from "@academy/content/mails/welcome-mails";
import type { OfferPart } from "@academy/content/offer-parts";
import type { OfferKey } from "@academy/content/offers";
import { composeMailFromWords, fillText, Paragraph } from "../mail-from-words.tsx";
import { FirstStep } from "./first-step.tsx";
import { Included } from "./included.tsx";
import { PageLink } from "./page-link.tsx";
import { SignInRoute } from "./way-in.tsx";

export type PurchaseWelcomeProps = {
  firstName: string;
  offerName: string;
  offer: OfferKey;
  /** Signs in; null for somebody who has an account that they use. */
  signInToken: string | null;
  /** What it is made of. */
  includes?: OfferPart[];
};

export function composePurchaseWelcome(props: PurchaseWelcomeProps, words: typeof welcomeMail.words) {
  const { firstName, offerName, offer, signInToken } = props;
  const filling = {
    firstName,
    offerName,
    signInPage: <PageLink path="/" />,
    contactPage: <PageLink path="/contact" />,
  };
  const greeting = fillText(firstName ? words.greeting : words.greetingWithoutName, filling);
  const blocks = {
    greeting: <Paragraph>{greeting}</Paragraph>,
    wayIn:
      signInToken === null ? (
        <Paragraph>{fillText(words.withAccount, filling)}</Paragraph>
      ) : (
        <SignInRoute token={signInToken}>{words.button}</SignInRoute>
      ),
    firstStep: <FirstStep offer={offer} />,
  };
  const below = <Included parts={props.includes} isMembership={offer === "alumniGroup"} />;
  return composeMailFromWords(welcomeMail, words, { filling, blocks, below });
}
