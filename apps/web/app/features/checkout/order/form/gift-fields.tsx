import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import { useState } from "react";
import { countWords } from "../../../../lib/text/count-words.ts";
import { localDay } from "../../../../lib/text/local-day.ts";
import { RadioGroup } from "../../../../ui/form/radio-group.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import type { Choices } from "./order-choices.ts";

const words = checkoutPage.gift;

type GiftFieldsProps = {
  choices: Choices;
  choose: (part: Partial<Choices>) => void;
  keptNote: string;
};

/** Whom it is for and when they get it. Always in the page, so that nothing is lost by changing one's mind twice. */
export function GiftFields({ choices, choose, keptNote }: GiftFieldsProps) {
  const { isGift, isLater } = choices;
  const [length, setLength] = useState(keptNote.length);
  const left = words.maxNoteCharacters - length;
  return (
    <fieldset
      hidden={!isGift}
      disabled={!isGift}
      className="order-gift grid gap-6 min-w-0 mt-5 pl-5 edge-l-gold/2"
    >
      <legend className="text-heading">{words.legend}</legend>
      <TextField name="gift.name" label={words.name} autoComplete="off" maxLength={160} />
      <TextField
        name="gift.email"
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
      />
      <div>
        <FormField name="gift.note" label={words.note} hint={words.noteHint} isOptional>
          <Textarea
            name="gift.note"
            rows={4}
            onInput={(event) => setLength(event.currentTarget.value.length)}
          />
        </FormField>
        <p className={left < 0 ? "order-count text-danger" : "order-count"}>{charactersWords(left)}</p>
      </div>
      <RadioGroup
        name="when"
        legend={words.when}
        options={[
          { value: "at-once", label: words.atOnce },
          { value: "later", label: words.later },
        ]}
        value={isLater ? "later" : "at-once"}
        onChange={(when) => choose({ isLater: when === "later" })}
      />
      <div hidden={!isLater}>
        <TextField
          name="gift.deliverOn"
          label={words.day}
          type="date"
          min={tomorrow()}
          className="order-day"
        />
      </div>
    </fieldset>
  );
}

function charactersWords(left: number): string {
  return countWords(Math.abs(left), left < 0 ? words.tooMany : words.left);
}

function tomorrow(): string {
  const now = new Date();
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1));
}
