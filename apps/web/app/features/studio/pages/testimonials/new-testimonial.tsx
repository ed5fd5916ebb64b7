import { studioTestimonialsPage } from "@academy/content/pages/studio/testimonials-page";
import * as calls from "@academy/contract/calls/studio/testimonials";
import type { PictureView } from "@academy/contract/pictures";
import {
  isCardPlace,
  type NewTestimonialBody,
  type TestimonialPlace,
  testimonialPlaces,
} from "@academy/contract/studio/testimonials";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { useStudioForm } from "../../kit/use-studio-form.ts";
import { ArchetypeSelect } from "../archetype-select.tsx";
import { PagePictureDialog } from "../pictures/page-picture-dialog.tsx";
import { PicturePlace } from "../pictures/picture-place.tsx";
import { ConsentFields, readConsent } from "./consent-fields.tsx";

const { adding: words, places } = studioTestimonialsPage;

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What the server calls what it refuses, by where the words keep it. */
const fieldNames: Readonly<Record<string, string>> = {
  firstName: "author",
  initial: "author",
  profession: "craft",
  role: "craft",
};

type NewTestimonialProps = {
  onClose: () => void;
  onDone: (added: { page: string; pageId: string }) => void;
};

/** Somebody’s words for one of the places, once they have agreed. */
export function NewTestimonial({ onClose, onDone }: NewTestimonialProps) {
  const [place, setPlace] = useState<TestimonialPlace>("home");
  const [primary, setPrimary] = useState<ArchetypeKey | null>(null);
  const [secondary, setSecondary] = useState<ArchetypeKey | null>(null);
  const [picture, setPicture] = useState<PictureView | null>(null);
  const [isPicturing, setPicturing] = useState(false);
  const isCard = isCardPlace(place);
  const control = useStudioForm({
    read: (form): NewTestimonialBody => {
      const fields = readFields(form);
      return {
        consent: readConsent(fields),
        place,
        text: (fields.text ?? "").replace(/\s*\n\s*/g, " ").trim(),
        author: (fields.author ?? "").trim(),
        craft: (fields.craft ?? "").trim(),
        primary: isCard ? null : primary,
        secondary: isCard ? null : secondary,
        picture: isCard ? null : picture,
      };
    },
    send: (body) => callApi(calls.addTestimonial, { body }),
    fieldOf: (name) => {
      const leaf = name.split(/[.:]/).at(-1) ?? name;
      // What they agreed to is no field with room for words.
      return leaf.startsWith("covers") ? "" : (fieldNames[leaf] ?? leaf);
    },
    onDone,
  });
  return (
    <section aria-labelledby="new-testimonial" className="new-testimonial max-w-184 mt-8">
      <h2 id="new-testimonial" className="text-heading" tabIndex={-1} ref={takeFocus}>
        {words.title}
      </h2>
      <Form control={control}>
        <fieldset>
          <legend>{words.consent}</legend>
          <ConsentFields hasPicture={picture !== null && !isCard} />
        </fieldset>
        <fieldset>
          <legend>{words.said}</legend>
          <FormField name="text" label={words.text} hint={words.textHint}>
            <Textarea name="text" rows={5} />
          </FormField>
          <TextField
            name="author"
            label={words.author}
            hint={words.authorHint}
            maxLength={120}
            autoComplete="off"
          />
          <TextField
            name="craft"
            label={words.craft}
            hint={words.craftHint}
            maxLength={120}
            autoComplete="off"
          />
        </fieldset>
        <fieldset>
          <legend>{words.shown}</legend>
          <FormField name="place" label={words.place} hint={isCard ? words.cardHint : undefined}>
            <Select
              name="place"
              value={place}
              onChange={({ target }) =>
                setPlace(testimonialPlaces.find((each) => each === target.value) ?? "home")
              }
              options={testimonialPlaces.map((each) => [each, places[each]] as const)}
            />
          </FormField>
          {!isCard && (
            <>
              <FormField name="primary" label={words.primary} hint={words.primaryHint}>
                <ArchetypeSelect name="primary" value={primary} onChange={setPrimary} />
              </FormField>
              <FormField name="secondary" label={words.secondary}>
                <ArchetypeSelect name="secondary" value={secondary} onChange={setSecondary} />
              </FormField>
              <PicturePlace
                part="new"
                path="picture"
                problem={undefined}
                label={words.picture}
                shown={picture}
                onPicture={() => setPicturing(true)}
                onNone={() => setPicture(null)}
              />
            </>
          )}
        </fieldset>
        <FormError />
        <div className="form-actions">
          <SubmitButton busyLabel={words.busy}>{words.add}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Form>
      {isPicturing && (
        <PagePictureDialog
          place={{ shown: picture, first: null }}
          onClose={() => setPicturing(false)}
          onChange={(chosen) => {
            setPicture(chosen);
            setPicturing(false);
          }}
        />
      )}
    </section>
  );
}
