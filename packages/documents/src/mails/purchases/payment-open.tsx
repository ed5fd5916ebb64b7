import { paymentOpenMail } from "@academy/content/mails/welcome-mails";
import { type OfferKey, offers } from "@academy/content/offers";
import { composeMailFromWords } from "../mail-from-words.tsx";
import { PageButton } from "./page-link.tsx";

export type PaymentOpenProps = {
  offer: OfferKey /** As it is called now. */;
  offerName?: string | undefined;
};

/** To whoever came too early and left their address. */
export function composePaymentOpen(props: PaymentOpenProps, words: typeof paymentOpenMail.words) {
  const { offer } = props;
  const offerName = props.offerName ?? offers.find(({ key }) => key === offer)?.name ?? "";
  const blocks = { button: <PageButton path={`/checkout/${offer}`}>{words.button}</PageButton> };
  return composeMailFromWords(paymentOpenMail, words, { filling: { offerName }, blocks });
}
