import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import type { OffersView } from "@academy/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { keptDraft } from "../../../lib/storage/kept-draft.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { failureWords } from "../form-failure.ts";
import { offersQuery } from "../offers-query.ts";
import { fieldsDraft, useChoices } from "./form/order-choices.ts";
import { type OpenOrderProps, OrderForm } from "./form/order-form.tsx";
import { InterestForm } from "./interest-form.tsx";
import { useInvitation } from "./kept-invitation.ts";
import type { SoldOffer } from "./offer-called.ts";
import { OfferPlate } from "./offer-plate.tsx";
import { type Refusal, refusalOf, type SaidRefusal } from "./refusal.ts";
import { RenewalElsewhere } from "./renewal-elsewhere.tsx";
import { useCoupon } from "./use-coupon.ts";

/** Where only the server knows which of several reasons it is. */
const saidByServer: readonly Refusal["code"][] = ["INVITATION_NEEDED", "CONFLICT"];

type RefusedProps = {
  refusal: SaidRefusal;
  /** After sending: the focus, which was somewhere in the form, goes there. */
  isNews: boolean;
  /** What one has already can still be given to somebody else. */
  onGive: (() => void) | undefined;
};

/** A few kind words in place of the form. */
function Refused({ refusal, isNews, onGive }: RefusedProps) {
  const { code, sentence } = refusal;
  const { heading, text, links } = checkoutPage.refusals[code];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) title.current?.focus();
  }, [isNews]);
  return (
    <div className="order-refused">
      <h2 ref={title} tabIndex={-1} className="text-heading outline-none">
        {heading}
      </h2>
      {saidByServer.includes(code) && <p className="text-pretty">{sentence}</p>}
      <p className="text-pretty">{text}</p>
      <div className="form-actions">
        {links.map(({ label, to }, index) => (
          // A full navigation: the server decides what "/" is.
          <LinkButton
            key={to}
            to={to}
            reloadDocument={to === "/"}
            variant={index === 0 ? "primary" : "secondary"}
          >
            {label}
          </LinkButton>
        ))}
        {code === "ALREADY_YOURS" && onGive && (
          <Button variant="secondary" onClick={onGive}>
            {checkoutPage.giveInstead}
          </Button>
        )}
      </div>
    </div>
  );
}

type OrderProps = {
  sold: SoldOffer;
  /** As the address has it. */
  invitation: string | null;
  /** In place of an offer that is no longer sold. */
  notSold: ReactNode;
};

/** What is bought on one side, and on the other what it takes to go to payment. */
export function Order({ sold, invitation: given, notSold }: OrderProps) {
  useTitle(sold.name);
  const { data, error, isFetching, refetch } = useQuery(offersQuery);
  const invitation = useInvitation(sold.key, given);
  const offer = data?.offers.find(({ key }) => key === sold.key);
  // What renews is agreed to before that.
  const checkoutLink = offer?.billing === "monthly" ? null : offer?.checkoutLink;
  // The server leads there itself, except for those who came by a link within the page.
  useEffect(() => {
    if (checkoutLink) window.location.replace(checkoutLink);
  }, [checkoutLink]);
  if (data && !offer) return notSold;
  return (
    <div className="column order">
      <OfferPlate sold={sold} offer={offer} />
      <div className="min-w-0">
        {data?.payment === "test" && (
          <Badge className="order-test text-gold-deep">{checkoutPage.testMark}</Badge>
        )}
        {data && offer && !checkoutLink && (
          <Buying payment={data.payment} offer={offer} invitation={invitation} />
        )}
        {!data && !error && <SkeletonText lines={8} />}
        {!data && error && (
          <div role="alert" className="grid justify-items-start gap-5">
            <h2 className="text-heading">{checkoutPage.failed.heading}</h2>
            <p>{failureWords(error)}</p>
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              {checkoutPage.failed.again}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

type BuyingProps = Pick<OffersView, "payment"> &
  Pick<OrderProps, "invitation"> & { offer: OffersView["offers"][number] };

function Buying({ payment, offer, invitation }: BuyingProps) {
  if (offer.checkoutLink) return <RenewalElsewhere offer={offer} checkoutLink={offer.checkoutLink} />;
  if (payment === "closed" || offer.opensSoon)
    return <InterestForm offer={offer.key} isSoon={payment !== "closed"} />;
  return <OpenOrder offer={offer} payment={payment} invitation={invitation} />;
}

const seatsTaken: Refusal = { code: "SEATS_TAKEN", sentence: "" };

/** The form, or why it would be in vain. */
function OpenOrder(props: OpenOrderProps) {
  const { offer } = props;
  const [kept] = useState(() => keptDraft.read(fieldsDraft(offer.key)));
  const { choices, choose } = useChoices(offer);
  const { plan, isGift } = choices;
  const { quote, coupon } = useCoupon({ offer: offer.key, plan, isGift }, kept.coupon || undefined);
  const [refused, setRefused] = useState<Refusal>();
  const isFull = offer.seatsLeft === 0;
  const refusal = refused ?? refusalOf(quote.error) ?? (isFull ? seatsTaken : undefined);
  // It was sold a moment ago, as far as this page knew.
  if (refusal?.code === "OPENS_SOON") return <InterestForm offer={offer.key} isSoon />;
  if (refusal) {
    const give = () => {
      choose({ isGift: true });
      setRefused(undefined);
    };
    return (
      <Refused
        refusal={refusal}
        isNews={refused !== undefined}
        onGive={offer.canBeGiven && !isGift ? give : undefined}
      />
    );
  }
  return <OrderForm {...props} {...{ kept, choices, choose, quote, coupon }} onRefused={setRefused} />;
}
