import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import { useUiWords } from "../ui-words.ts";

type FieldWiring = {
  id?: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: true | undefined;
};

const FieldContext = createContext<FieldWiring>({});

/** What a control inside a field needs to be known by its label, hint and error. Its own props come first. */
export function useFieldWiring<Props extends { id?: string | undefined }>(props: Props): Props & FieldWiring {
  return { ...useContext(FieldContext), ...props };
}

type FieldProps = {
  /** Where a link elsewhere on the page leads to the control. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isOptional?: boolean;
  children: ReactNode;
};

/** A control with its label above, and a hint or an error below. */
export function Field({ id: given, label, hint, error, isOptional = false, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const { optional } = useUiWords();
  const hintId = hint ? `${id}hint` : "";
  const errorId = error ? `${id}error` : "";
  const wiring: FieldWiring = {
    id,
    "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        {isOptional && <span className="field-optional">{` ${optional}`}</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {/* Always in the page, so that an error which appears later is read out. */}
      <p id={errorId || undefined} className="field-error" aria-live="polite">
        {error && <CircleAlert className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />}
        {error}
      </p>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
