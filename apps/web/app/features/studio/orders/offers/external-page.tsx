import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import type { StudioOffer } from "@academy/contract/studio/offers";
import { useMutation } from "@tanstack/react-query";
import { explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields, useForm } from "../../../../ui/form/use-form.ts";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { setCheckoutLink, useFreshOrders } from "../calls.ts";

const words = studioOffersPage.external;
const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === "https:";

/** A payment page of somebody else's in the place of ours. */
export function ExternalPage({ offer: { key, checkoutLink } }: { offer: StudioOffer }) {
  const refresh = useFreshOrders();
  const { mutateAsync, mutate, isPending, error } = useMutation({
    mutationFn: (link: string | null) => setCheckoutLink(key, { link, basedOn: checkoutLink }),
    onSuccess: (_, link) => {
      toast({ title: link === null ? words.removed : words.saved });
      return refresh();
    },
  });
  const control = useForm({
    read: (form) => (readFields(form).link ?? "").trim(),
    check: (link) => (isHttps(link) ? {} : { link: words.invalid }),
    send: (link) => mutateAsync(link),
    onDone: () => {},
    readFailure: (failure) => ({ form: explain(failure) }),
  });
  return (
    <details className="sale-fold" open={checkoutLink !== null || undefined}>
      <summary>{words.summary}</summary>
      <Form control={control} className="sale-inline">
        <TextField
          name="link"
          type="url"
          label={words.label}
          hint={words.hint}
          defaultValue={checkoutLink ?? ""}
          autoComplete="off"
        />
        <FormError />
        <div className="form-actions">
          <SubmitButton variant="secondary" size="small" busyLabel={words.busy}>
            {words.save}
          </SubmitButton>
          {checkoutLink !== null && (
            <Button variant="quiet" size="small" isBusy={isPending} onClick={() => mutate(null)}>
              {words.remove}
            </Button>
          )}
        </div>
        {error && !control.errors.form && (
          <p role="alert" className="field-error">
            {explain(error)}
          </p>
        )}
      </Form>
    </details>
  );
}
