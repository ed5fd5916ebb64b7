import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import type { StudioOffer } from "@academy/contract/studio/offers";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { Action } from "../../kit/action.tsx";
import { useStudioForm } from "../../kit/use-studio-form.ts";
import { setCheckoutLink, useFreshOrders } from "../calls.ts";

const words = studioOffersPage.external;
const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === "https:";

/** A payment page of somebody else's in the place of ours. */
export function ExternalPage({ offer: { key, checkoutLink } }: { offer: StudioOffer }) {
  const refresh = useFreshOrders();
  const set = (link: string | null) => setCheckoutLink(key, { link, basedOn: checkoutLink });
  const control = useStudioForm({
    read: (form) => (readFields(form).link ?? "").trim(),
    check: (link): Record<string, string> => (isHttps(link) ? {} : { link: words.invalid }),
    send: set,
    done: words.saved,
    onDone: refresh,
  });
  return (
    <details className="studio-fold" open={checkoutLink !== null || undefined}>
      <summary>{words.summary}</summary>
      <Form control={control} className="studio-inline">
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
            <Action label={words.remove} act={() => set(null)} done={words.removed} onDone={refresh} />
          )}
        </div>
      </Form>
    </details>
  );
}
