import { paymentOpenLetter } from "@academy/content/mails/welcome-letters";
import { type OfferKey, offers } from "@academy/content/offers";
import { composeLetter } from "../letter.tsx";
import { PageButton } from "./page-link.tsx";

export type PaymentOpenProps = {
  offer: OfferKey /** As it is called now. */;
  offerName?: string | undefined;
};

/** To whoever came too early and left their address. */
export function composePaymentOpen(props: PaymentOpenProps, words: typeof paymentOpenLetter.words) {
  const { offer } = props;
  const offerName = props.offerName ?? offers.find(({ key }) => key === offer)?.name ?? "";
  const blocks = { button: <PageButton path={`/checkout/${offer}`}>{words.button}</PageButton> };
  return composeLetter(paymentOpenLetter, words, { filling: { offerName }, blocks });
}
