import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { SpinnerMark } from "../waiting/spinner.tsx";
import { type ButtonLook, buttonLook } from "./button-look.ts";

type ButtonProps = ButtonLook &
  ComponentProps<"button"> & {
    /** Its work is under way: it can't be pressed again, but keeps the focus, unlike a disabled button. */
    isBusy?: boolean;
    icon?: ReactNode;
  };

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    isBusy = false,
    icon,
    className,
    type = "button",
    children,
    onClick,
    ...rest
  } = props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops the form that Enter in one of its fields would submit through this button.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook({ variant, size }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest["aria-disabled"]}
      onClick={handleClick}
    >
      {isBusy ? <SpinnerMark className="size-5 shrink-0" /> : icon}
      {children}
    </button>
  );
}
