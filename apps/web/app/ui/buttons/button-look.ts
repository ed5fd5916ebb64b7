import { classes } from "../classes.ts";

export type ButtonLook = {
  variant?: "primary" | "secondary" | "quiet" | "destructive";
  size?: "small" | "medium" | "large";
};

/** The classes of a button, for buttons and for links that look like one. Written out in full, to be found by search. */
const variants = {
  primary: "button-primary",
  secondary: "button-secondary",
  quiet: "button-quiet",
  destructive: "button-destructive",
};
const sizes = { small: "button-small", medium: "", large: "button-large" };

export const buttonLook = ({ variant = "primary", size = "medium" }: ButtonLook, className?: string) =>
  classes("button", variants[variant], sizes[size], className);
