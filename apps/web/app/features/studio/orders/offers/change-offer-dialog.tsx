import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import type { StudioOffer } from "@academy/contract/studio/offers";
import { useState } from "react";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { FormDialog } from "../../kit/form-dialog.tsx";
import { typedDollars } from "../../typed-money.ts";
import { changeOffer, useFreshOrders } from "../calls.ts";
import { readTypedOffer } from "./typed-offer.ts";

const words = studioOffersPage.change;

/** What the form begins with: what is on sale, or a version from before. */
export type OfferStart = Pick<StudioOffer, "name" | "priceCents" | "instalments">;
type ChangeOfferProps = { offer: StudioOffer; start: OfferStart; onClose: () => void };

export function ChangeOfferDialog({ offer, start, onClose }: ChangeOfferProps) {
  const { key, billing, canBeInTwo, version } = offer;
  const [isFree, setFree] = useState(start.priceCents === 0);
  const [isInTwo, setInTwo] = useState(start.instalments !== null);
  const each = start.instalments?.priceCents ?? Math.ceil(start.priceCents / 200) * 100;
  return (
    <FormDialog
      title={words.title(offer.name)}
      text={words.about}
      words={words}
      read={(form) => readTypedOffer(readFields(form), { isFree, isInTwo })}
      check={({ errors }) => errors}
      send={({ body }) => changeOffer(key, { ...body, basedOn: version })}
      done={words.done}
      onDone={useFreshOrders()}
      onClose={onClose}
    >
      <TextField name="name" label={words.name} defaultValue={start.name} maxLength={80} autoComplete="off" />
      {!isFree && (
        <TextField
          name="priceCents"
          label={billing === "monthly" ? words.monthlyPrice : words.price}
          defaultValue={start.priceCents === 0 ? "" : typedDollars(start.priceCents)}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      {billing !== "monthly" && (
        <Checkbox
          label={words.free}
          hint={words.freeHint}
          checked={isFree}
          onChange={({ target }) => setFree(target.checked)}
        />
      )}
      {canBeInTwo && !isFree && (
        <>
          <Checkbox
            label={words.inTwo}
            hint={words.inTwoHint}
            checked={isInTwo}
            onChange={({ target }) => setInTwo(target.checked)}
          />
          {isInTwo && (
            <TextField
              name="twoPaymentsCents"
              label={words.each}
              defaultValue={typedDollars(each)}
              inputMode="decimal"
              autoComplete="off"
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
