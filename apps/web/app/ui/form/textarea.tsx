import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import { useFieldWiring } from "./field.tsx";

/** Grows with what is written in it where the browser knows how to. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...useFieldWiring(props)}
      rows={rows}
      className={classes("control control-lines", className)}
    />
  );
}
