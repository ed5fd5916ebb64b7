import { shareCard } from "@academy/content/pages/quiz/result-words";
import { type CardFormat, cardFormatNames } from "@academy/quiz/card-formats";

type FormatChoiceProps = { value: CardFormat; onChange: (format: CardFormat) => void };

/** Three shapes side by side, each drawn as what it is. */
export function FormatChoice({ value, onChange }: FormatChoiceProps) {
  return (
    <fieldset className="card-formats">
      <legend className="sr-only">{shareCard.formats}</legend>
      {cardFormatNames.map((format) => (
        <label key={format} className="card-format">
          <input
            type="radio"
            name="card-format"
            value={format}
            checked={format === value}
            onChange={() => onChange(format)}
            className="sr-only"
          />
          <span aria-hidden="true" className={`card-shape card-shape-${format}`} />
          {shareCard.format[format]}
        </label>
      ))}
    </fieldset>
  );
}
