import type { OfferKey } from "@academy/content/offers";
import { Text } from "@react-email/components";
import { MailLayout, textStyle } from "../mail-layout.tsx";
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

export function PurchaseWelcome({ firstName, offerName, offer, signInToken }: PurchaseWelcomeProps) {
  return (
    <MailLayout preview="How to get in, and your first step." heading="Welcome">
      <Text style={textStyle}>{firstName ? `Dear ${firstName},` : "Hello,"}</Text>
      <Text style={textStyle}>Thank you for your order: {offerName}.</Text>
      {signInToken === null ? (
        <Text style={textStyle}>
          It’s been added to your account. Sign in as usual: <PageLink path="/" />
        </Text>
      ) : (
        <WayIn token={signInToken}>Go to the academy</WayIn>
      )}
      <FirstStep offer={offer} />
      <Text style={textStyle}>
        If anything isn’t as you expected, contact us: <PageLink path="/contact" />
      </Text>
    </MailLayout>
  );
}
