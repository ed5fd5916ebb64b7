import { formatCount } from "@academy/content/format-count";
import { contactPage } from "@academy/content/pages/contact-page";
import { Select } from "../../ui/form/select.tsx";
import { FormField, TextField } from "../../ui/form/text-field.tsx";
import { Textarea } from "../../ui/form/textarea.tsx";

const words = contactPage.form;

/** The browser keeps what is typed, so that nothing here can lose it. */
export function ContactFields({ length }: { length: number }) {
  const left = words.maxMessageCharacters - length;
  return (
    <>
      <div className="form-pair">
        <TextField name="name" label={words.name} autoComplete="name" />
        <TextField
          name="email"
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
        />
      </div>
      <FormField name="topic" label={words.topic}>
        <Select name="topic" defaultValue="">
          <option value="">{words.topicPrompt}</option>
          {words.topics.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField name="message" label={words.message} hint={<Count left={left} />}>
        <Textarea name="message" rows={8} className="contact-message" />
      </FormField>
      <input type="hidden" name="asked" />
      <div aria-hidden="true" className="contact-trap">
        <label>
          {words.trapLabel}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

function Count({ left }: { left: number }) {
  return (
    <span className={left < 0 ? "tabular text-danger" : "tabular"}>
      {formatCount(Math.abs(left))} {left < 0 ? words.charactersTooMany : words.charactersLeft}
    </span>
  );
}
