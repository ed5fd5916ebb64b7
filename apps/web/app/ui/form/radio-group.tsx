import type { ReactNode } from "react";

type RadioOption<Value extends string> = { value: Value; label: ReactNode; hint?: ReactNode };

type RadioGroupProps<Value extends string> = {
  name: string;
  legend: ReactNode;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, each on a slip of its own. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, legend, options, value, onChange } = props;
  return (
    <fieldset className="radio-group grid gap-2.5 min-w-0">
      <legend className="field-label">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="radio-dot"
            aria-describedby={option.hint ? `${name}-${option.value}-hint` : undefined}
          />
          <span className="weight-550">{option.label}</span>
          {option.hint && (
            <span id={`${name}-${option.value}-hint`} className="radio-hint">
              {option.hint}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
