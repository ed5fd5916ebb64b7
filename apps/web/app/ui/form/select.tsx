import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import { useFieldWiring } from "./field.tsx";

/** The browser's own select: every phone brings a better list than a page can draw. */
export function Select({ className, ...props }: ComponentProps<"select">) {
  return (
    <span className="control-select">
      <select {...useFieldWiring(props)} className={classes("control", className)} />
      <ChevronDown className="size-5" aria-hidden="true" />
    </span>
  );
}
