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
    <MailLayout preview="It is paid for, and waiting for you." heading="A gift for you">
      <Text style={textStyle}>Dear {toName},</Text>
      <Text style={textStyle}>
        {fromName} has given you something to learn with: {offerName}. It is paid for; all you have to do is
        open it.
      </Text>
      {note === "" ? null : (
        <>
          <Text style={textStyle}>These words came with it:</Text>
          <Quotation words={note} />
        </>
      )}
      <WayIn token={signInToken}>Open your gift</WayIn>
      <FirstStep offer={offer} />
      <Text style={textStyle}>
        If you do not know who this is from, you need not do anything. You can also ask us:{" "}
        <PageLink path="/contact" />
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
    <MailLayout preview="Thank you. This is when it is handed over." heading="Your gift is ordered">
      <Text style={textStyle}>
        Thank you. Your payment for the gift to {toName} has arrived: {offerName}.
      </Text>
      <Text style={textStyle}>
        {deliverOn === null
          ? `It is handed over now: a mail to ${toName} is on its way, with your note, if you wrote one, and a link that opens the gift.`
          : `It is handed over on ${formatLongDate(deliverOn)}: on that day ${toName} gets a mail from us, with your note, if you wrote one, and a link that opens the gift. Until then we keep quiet.`}
      </Text>
      <Text style={textStyle}>
        If something in it should be different, write to us: <PageLink path="/contact" />
      </Text>
    </MailLayout>
  );
}

export type GiftDeliveredProps = { toName: string; offerName: string };

export function GiftDelivered({ toName, offerName }: GiftDeliveredProps) {
  return (
    <MailLayout preview="We have written to the person you chose." heading="Your gift has been handed over">
      <Text style={textStyle}>
        Today we wrote to {toName} and handed over your gift: {offerName}. The mail has your note in it, if
        you wrote one, and a link that opens the gift.
      </Text>
      <Text style={textStyle}>
        Such a mail may end up in a spam folder. If you hear nothing, a word from you may help to find it.
      </Text>
    </MailLayout>
  );
}
