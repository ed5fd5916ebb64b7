import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import { useFieldWiring } from "./field.tsx";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input {...useFieldWiring(props)} className={classes("control", className)} />;
}
