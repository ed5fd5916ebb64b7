import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonLook } from "./button-look.ts";

type LinkButtonProps = ButtonLook & LinkProps & { icon?: ReactNode };

/** A link that looks like a button. `reloadDocument` makes it a full-page navigation. */
export function LinkButton({ variant, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonLook({ variant, size }, className)}>
      {icon}
      {children}
    </Link>
  );
}
