import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type BadgeProps = {
  children: ReactNode;
  look?: "outline" | "wash" | "solid" | "danger";
  icon?: ReactNode;
  /** A text color given here tints border and ground as well. */
  className?: string;
  title?: string;
  "data-claim"?: string;
};

const looks = {
  outline: "badge-outline",
  wash: "badge-wash",
  solid: "badge-solid",
  danger: "badge-danger",
};

export function Badge({ children, look = "outline", icon, className, ...rest }: BadgeProps) {
  return (
    <span className={classes("badge", looks[look], className)} {...rest}>
      {icon}
      {children}
    </span>
  );
}
