import { contactPage } from "@academy/content/contact-page";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import type { Errors } from "./check-message.ts";

const words = contactPage.form;

/** The browser keeps what is typed, so that nothing here can lose it. */
export function ContactFields({ errors, length }: { errors: Errors; length: number }) {
  const left = words.mostMessageCharacters - length;
  return (
    <>
      <div className="form-pair">
        <Field label={words.name} error={errors.name}>
          <Input name="name" autoComplete="name" />
        </Field>
        <Field label={words.email} error={errors.email} hint={words.emailHint}>
          <Input name="email" type="email" autoComplete="email" spellCheck={false} maxLength={254} />
        </Field>
      </div>
      <Field label={words.topic} error={errors.topic}>
        <Select name="topic" defaultValue="">
          <option value="">{words.topicPrompt}</option>
          {words.topics.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <Field label={words.message} error={errors.message} hint={words.messageHint}>
          <Textarea name="message" rows={8} className="contact-message" />
        </Field>
        <p className={left < 0 ? "contact-count text-danger" : "contact-count"}>
          {Math.abs(left).toLocaleString("en-US")} {left < 0 ? words.charactersTooMany : words.charactersLeft}
        </p>
      </div>
      <div aria-hidden="true" className="contact-trap">
        <label>
          {words.trapLabel}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
