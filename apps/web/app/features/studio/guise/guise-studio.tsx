import type { OfferKey } from "@academy/content/offers";
import { studioGuisePage } from "@academy/content/pages/studio/guise-page";
import type { CallBody } from "@academy/contract/call";
import { putOnGuise } from "@academy/contract/calls/studio/guise";
import { useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { RadioGroup } from "../../../ui/form/radio-group.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { FormField } from "../../../ui/form/text-field.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { BackLink } from "../kit/detail-page.tsx";
import { StudioPage } from "../kit/page.tsx";
import { useStudioForm } from "../kit/use-studio-form.ts";
import { useOffers } from "../offer-names.ts";

const words = studioGuisePage;
type Guise = CallBody<typeof putOnGuise>;
const options = (["visitor", "learner"] as const).map((value) => ({ value, ...words.as[value] }));

/** The academy as others see it. */
export function GuiseStudio() {
  const [as, setAs] = useState<Guise["as"]>("visitor");
  const offers = useOffers();
  const control = useStudioForm({
    read: (form): Guise =>
      as === "visitor" ? { as } : { as, offer: (readFields(form).offer ?? "") as OfferKey },
    send: (body) => callApi(putOnGuise, { body }),
    // Anew, with nothing left of who one was a moment ago.
    onDone: () => window.location.assign("/"),
  });
  return (
    <StudioPage title={words.title} lead={words.lead} back={<BackLink back={words.back} />}>
      <Form control={control} className="max-w-160">
        <RadioGroup name="as" legend={words.legend} options={options} value={as} onChange={setAs} />
        {as === "learner" && (
          <FormField name="offer" label={words.offer}>
            <Select name="offer" options={offers.map(({ key, name }) => [key, name])} />
          </FormField>
        )}
        <FormError />
        <div className="form-actions">
          <SubmitButton busyLabel={words.busy}>{words.submit}</SubmitButton>
        </div>
      </Form>
    </StudioPage>
  );
}
