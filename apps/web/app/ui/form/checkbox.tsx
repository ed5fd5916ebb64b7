import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "../classes.ts";
import { useFieldError } from "./form.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  /** A switch takes effect at once, a checkbox when its form is sent. */
  as?: "checkbox" | "switch";
};

export function Checkbox({ label, hint, as = "checkbox", className, ...props }: CheckboxProps) {
  const id = useId();
  const error = useFieldError(props.name ?? "");
  const hintId = hint ? `${id}hint` : "";
  const errorId = error ? `${id}error` : "";
  return (
    <label className={classes("check", className)}>
      <input
        {...props}
        type="checkbox"
        role={as === "switch" ? "switch" : undefined}
        className={as === "switch" ? "switch-track" : "check-box"}
        aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
        aria-invalid={error ? true : undefined}
      />
      <span>
        {label}
        {hint && (
          <span id={hintId} className="block text-ink-soft text-small">
            {hint}
          </span>
        )}
        {error && (
          <span id={errorId} className="field-error">
            <CircleAlert className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
            {error}
          </span>
        )}
      </span>
    </label>
  );
}
