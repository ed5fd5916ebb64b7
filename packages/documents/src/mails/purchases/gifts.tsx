import type { OfferKey } from "@academy/content/offers";
import { Text } from "@react-email/components";
import { formatLongDate } from "../../long-date.ts";
import { MailLayout, textStyle } from "../mail-layout.tsx";
import { FirstStep } from "./first-step.tsx";
import { PageLink } from "./page-link.tsx";
import { Quotation } from "./quotation.tsx";
import { WayIn } from "./way-in.tsx";

export type GiftProps = {
  fromName: string;
  toName: string;
  offerName: string;
  offer: OfferKey;
  /** Empty where the giver wrote none. */
  note: string;
  signInToken: string;
};

/** To whom it is given, and who may never have heard of us. */
export function Gift({ fromName, toName, offerName, offer, note, signInToken }: GiftProps) {
  return (
    <MailLayout preview="It’s paid for and waiting for you." heading="A gift for you">
      <Text style={textStyle}>Dear {toName},</Text>
      <Text style={textStyle}>
        {fromName} has given you a gift: {offerName}. It’s paid for, and all you have to do is open it.
      </Text>
      {note === "" ? null : (
        <>
          <Text style={textStyle}>They included this note:</Text>
          <Quotation words={note} />
        </>
      )}
      <WayIn token={signInToken}>Open your gift</WayIn>
      <FirstStep offer={offer} />
      <Text style={textStyle}>
        If you don’t know who this is from, you can ignore this email or ask us: <PageLink path="/contact" />
      </Text>
    </MailLayout>
  );
}

export type GiftOrderedProps = {
  toName: string;
  offerName: string;
  /** A calendar day; null is at once. */
  deliverOn: string | null;
};

export function GiftOrdered({ toName, offerName, deliverOn }: GiftOrderedProps) {
  return (
    <MailLayout preview="Thank you. Here’s when we’ll deliver it." heading="Your gift order">
      <Text style={textStyle}>
        Thank you. We’ve received your payment for your gift to {toName}: {offerName}.
      </Text>
      <Text style={textStyle}>
        {deliverOn === null
          ? `We’re emailing it to ${toName} now, with your note, if you wrote one, and a link to open the gift.`
          : `We’ll email it to ${toName} on ${formatLongDate(deliverOn)}, with your note, if you wrote one, and a link to open the gift. We’ll keep it a secret until then.`}
      </Text>
      <Text style={textStyle}>
        If you need to change anything, contact us: <PageLink path="/contact" />
      </Text>
    </MailLayout>
  );
}

export type GiftDeliveredProps = { toName: string; offerName: string };

export function GiftDelivered({ toName, offerName }: GiftDeliveredProps) {
  return (
    <MailLayout preview="We’ve emailed it to the person you chose." heading="Your gift has been delivered">
      <Text style={textStyle}>
        Today we emailed your gift to {toName}: {offerName}. The email includes your note, if you wrote one,
        and a link to open the gift.
      </Text>
      <Text style={textStyle}>
        Emails like this can end up in spam. If you don’t hear anything, let them know to look for it.
      </Text>
    </MailLayout>
  );
}
