import { welcomeLetter } from "@academy/content/mails/welcome-letters";
import type { OfferKey } from "@academy/content/offers";
import { composeLetter, fillText, Paragraph } from "../letter.tsx";
import { FirstStep } from "./first-step.tsx";
import { PageLink } from "./page-link.tsx";
import { WayIn } from "./way-in.tsx";

export type PurchaseWelcomeProps = {
  firstName: string;
  offerName: string;
  offer: OfferKey;
  /** Signs in; null for somebody who has an account that they use. */
  signInToken: string | null;
};

export function composePurchaseWelcome(props: PurchaseWelcomeProps, words: typeof welcomeLetter.words) {
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
        <WayIn token={signInToken}>{words.button}</WayIn>
      ),
    firstStep: <FirstStep offer={offer} />,
  };
  return composeLetter(welcomeLetter, words, { filling, blocks });
}
