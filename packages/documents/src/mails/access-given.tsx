import { academy } from "@academy/content/academy";
import { formatLongDate } from "@academy/content/format-date";
import { accessGivenMail } from "@academy/content/mails/welcome-mails";
import type { OfferKey } from "@academy/content/offers";
import { composeMailFromWords, fillLine, fillText, Paragraph } from "./mail-from-words.tsx";
import { FirstStep } from "./purchases/first-step.tsx";
import { Quotation } from "./purchases/gifts.tsx";
import { PageLink } from "./purchases/page-link.tsx";
import { SignInRoute } from "./purchases/way-in.tsx";

export type AccessGivenProps = {
  /** Empty where nobody said it. */
  firstName: string;
  offer: OfferKey;
  offerName: string;
  /** The last day, where it ends by itself. */
  until: string | null;
  /** Empty where the owner wrote none. */
  note: string;
  token: string;
};

/** To somebody whom the owner gives something, and who may never have heard of us. */
export function composeAccessGiven(props: AccessGivenProps, words: typeof accessGivenMail.words) {
  const { firstName, offer, offerName, until, note, token } = props;
  const facts = { academy: academy.name, firstName, offerName };
  const filling = {
    ...facts,
    until: until === null ? "" : fillLine(words.untilDay, { day: formatLongDate(until) }),
    contactPage: <PageLink path="/contact" />,
  };
  const blocks = {
    greeting: (
      <Paragraph>{fillText(firstName ? words.greeting : words.greetingWithoutName, facts)}</Paragraph>
    ),
    note: note !== "" && <Quotation words={note} />,
    wayIn: <SignInRoute token={token}>{words.button}</SignInRoute>,
    firstStep: <FirstStep offer={offer} />,
  };
  return composeMailFromWords(accessGivenMail, words, { filling, blocks });
}
