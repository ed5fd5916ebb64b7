import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import { studioBusinessPage } from "@academy/content/pages/studio/settings/business-page";
import type { CallBody } from "@academy/contract/call";
import { chooseSeller } from "@academy/contract/calls/studio/business";
import type { BusinessView } from "@academy/contract/studio/business";
import { callApi } from "../../../../lib/api/api.ts";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { withFreshProof } from "../../../account/public.ts";
import { Section } from "../../kit/section.tsx";
import { useStudioForm } from "../../kit/use-studio-form.ts";

const words = studioBusinessPage.seller;

const send = withFreshProof(
  () => proofReasons.seller,
  (body: CallBody<typeof chooseSeller>) => callApi(chooseSeller, { body }),
);

type SellerFormProps = { seller: BusinessView["seller"]; refresh: () => Promise<unknown> };

/** Who sells, as receipts name them. */
export function SellerForm({ seller, refresh }: SellerFormProps) {
  const read = (form: HTMLFormElement) => {
    const { name = "", address = "", taxId = "", contact = "" } = readFields(form);
    const lines = address.split("\n").map((line) => line.trim());
    return { name, address: lines.filter((line) => line !== ""), taxId, contact, was: seller.since };
  };
  const control = useStudioForm({
    read,
    check: ({ name, address }): Record<string, string> => ({
      ...(name === "" ? { name: words.nameNeeded } : {}),
      ...(address.length === 0 ? { address: words.addressNeeded } : {}),
    }),
    send,
    fieldOf: (name) => name.replace(/^address\b.*/, "address"),
    done: words.saved,
    onDone: refresh,
  });
  return (
    <Section id="seller" heading={words.heading} about={words.about}>
      <p className="mt-2 studio-small">
        {words.by(seller.by, seller.since ? formatDay(seller.since) : "", seller.isSample)}
      </p>
      <Form control={control} className="settings-choice">
        <TextField
          name="name"
          label={words.name}
          hint={words.nameHint}
          defaultValue={seller.isSample ? "" : seller.name}
          autoComplete="organization"
          maxLength={100}
        />
        <FormField name="address" label={words.address} hint={words.addressHint}>
          <Textarea
            name="address"
            rows={4}
            defaultValue={seller.isSample ? "" : seller.address.join("\n")}
            autoComplete="street-address"
            maxLength={605}
          />
        </FormField>
        <TextField
          name="taxId"
          label={words.taxId}
          hint={words.taxIdHint}
          isOptional
          defaultValue={seller.taxId}
          autoComplete="off"
          maxLength={60}
        />
        <TextField
          name="contact"
          type="email"
          label={words.contact}
          hint={words.contactHint}
          isOptional
          defaultValue={seller.contact}
          autoComplete="email"
        />
        <FormError />
        <div className="form-actions">
          <SubmitButton busyLabel={words.busy}>{words.save}</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
