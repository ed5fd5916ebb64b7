import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import { useFieldWiring } from "./field.tsx";

export type Options = readonly (readonly [value: string, label: string])[];

/** The browser's own select: every phone brings a better list than a page can draw. */
export function Select({
  className,
  options,
  children,
  ...props
}: ComponentProps<"select"> & { options?: Options }) {
  return (
    <span className="control-select">
      <select {...useFieldWiring(props)} className={classes("control", className)}>
        {children}
        {options?.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="size-5" aria-hidden="true" />
    </span>
  );
}
