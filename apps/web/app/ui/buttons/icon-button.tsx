import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & { label: string; icon: ReactNode };

/** A button with a picture for a face and its name in words for everyone else. */
export function IconButton({ label, icon, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classes("icon-button", className)}>
      {icon}
    </button>
  );
}
