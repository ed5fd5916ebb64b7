import { studioMediaPage } from "@academy/content/pages/studio/media-page";
import { maxAltCharacters } from "@academy/contract/fields/media";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";

const words = studioMediaPage.details;

type AltFieldProps = { alt: string; onChange: (alt: string) => void; problem?: string };

/** What a picture shows, for people who can't see it. */
export function AltField({ alt, onChange, problem = "" }: AltFieldProps) {
  return (
    <Field label={words.alt} hint={words.altHint} error={problem}>
      <Input
        value={alt}
        maxLength={maxAltCharacters}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
