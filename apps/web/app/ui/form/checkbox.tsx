import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "../classes.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  /** A switch takes effect at once, a checkbox when its form is sent. */
  as?: "checkbox" | "switch";
};

export function Checkbox({ label, hint, as = "checkbox", className, ...props }: CheckboxProps) {
  const hintId = useId();
  return (
    <label className={classes("check", className)}>
      <input
        {...props}
        type="checkbox"
        role={as === "switch" ? "switch" : undefined}
        className={as === "switch" ? "switch-track" : "check-box"}
        aria-describedby={hint ? hintId : undefined}
      />
      <span>
        {label}
        {hint && (
          <span id={hintId} className="block text-ink-soft text-small">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
