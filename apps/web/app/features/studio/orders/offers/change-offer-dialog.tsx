import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import type { StudioOffer } from "@academy/contract/studio/offers";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields, useForm } from "../../../../ui/form/use-form.ts";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { typedDollars } from "../../typed-money.ts";
import { changeOffer, useFreshOrders } from "../calls.ts";
import { readTypedOffer } from "./typed-offer.ts";

const words = studioOffersPage.change;

/** What the form begins with: what is on sale, or a version from before. */
export type OfferStart = Pick<StudioOffer, "name" | "priceCents" | "instalments">;
type ChangeOfferProps = { offer: StudioOffer; start: OfferStart | null; onClose: () => void };

export function ChangeOfferDialog({ offer, start, onClose }: ChangeOfferProps) {
  return (
    <Dialog
      isOpen={start !== null}
      onClose={onClose}
      title={words.title(offer.name)}
      description={words.about}
    >
      {start && <ChangeOfferForm offer={offer} start={start} onClose={onClose} />}
    </Dialog>
  );
}

function ChangeOfferForm({ offer, start, onClose }: ChangeOfferProps & { start: OfferStart }) {
  const { key, billing, canBeInTwo, version } = offer;
  const [isFree, setFree] = useState(start.priceCents === 0);
  const [isInTwo, setInTwo] = useState(start.instalments !== null);
  const refresh = useFreshOrders();
  const { mutateAsync } = useMutation({
    mutationFn: (body: ReturnType<typeof readTypedOffer>["body"]) =>
      changeOffer(key, { ...body, basedOn: version }),
  });
  const control = useForm({
    read: (form) => readTypedOffer(readFields(form), { isFree, isInTwo }),
    check: ({ errors }) => errors,
    send: ({ body }) => mutateAsync(body),
    onDone: () => {
      toast({ title: words.done });
      onClose();
      void refresh();
    },
    readFailure: (error, hasField) => {
      const told = error instanceof ApiError && error.field ? error.field : "";
      return { [hasField(told) ? told : "form"]: explain(error) };
    },
  });
  const each = start.instalments?.priceCents ?? Math.ceil(start.priceCents / 200) * 100;
  return (
    <Form control={control}>
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
      <FormError />
      <div className="form-actions">
        <SubmitButton busyLabel={words.busy}>{words.submit}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
