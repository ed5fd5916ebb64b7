import { cloneElement, type PointerEvent, type ReactElement, type ReactNode, useId, useRef } from "react";
import type { TooltipSide } from "./place-tooltip.ts";
import { useShownTooltip } from "./use-shown-tooltip.ts";

type TooltipProps = {
  content: ReactNode;
  /** A button or a link: what can't be focused can't explain itself to the keyboard. */
  children: ReactElement<{ "aria-describedby"?: string }>;
  side?: TooltipSide;
  /** For words that are nowhere else on the page, since a finger can't hover. */
  opensOnTap?: boolean;
};

/**
 * A few words about a control, in a native popover: above everything, a dialog as well, wherever it stands in the page. It is
 * the control's description before it is ever open. Beside the control in one element, so that whatever points at either is
 * with both.
 */
export function Tooltip({ content, children, side = "top", opensOnTap = false }: TooltipProps) {
  const id = useId();
  const { place, tooltip, isOpen, setOpen } = useShownTooltip(side);
  const timer = useRef<number>(undefined);
  const changeAfter = (wait: number, next: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(setOpen, wait, next);
  };
  const changeNow = (next: boolean) => {
    window.clearTimeout(timer.current);
    setOpen(next);
  };
  const isOnTooltip = ({ target }: { target: EventTarget }) => tooltip.current?.contains(target as Node);
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") changeAfter(isOpen ? 0 : delayNow(), true);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === "touch") return;
      window.clearTimeout(timer.current);
      if (!isOpen) return;
      noteLeft();
      if (!place.current?.querySelector(":focus-visible")) changeAfter(grace, false);
    },
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of what happens to the control in it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the control in it answers to the keyboard.
    <span
      ref={place}
      className="contents"
      {...hover}
      onFocus={({ target }) => target.matches(":focus-visible") && changeNow(true)}
      onBlur={() => changeNow(false)}
      onPointerDown={(event) => isOnTooltip(event) || changeNow(opensOnTap && isOpen)}
      onClick={(event) => isOnTooltip(event) || changeNow(opensOnTap && !isOpen)}
    >
      {cloneElement(children, { "aria-describedby": id })}
      <span ref={tooltip} id={id} role="tooltip" popover="manual" hidden={!isOpen} className="tooltip">
        {content}
      </span>
    </span>
  );
}

const delay = 700;
const skipDelay = 300;
/** How long a pointer may be on its way from what is explained to the tooltip, past a corner of either. */
const grace = 150;

let leftAt = Number.NEGATIVE_INFINITY;

/** After one was open, the next opens at once: whoever reads one is looking around. */
export const delayNow = () => (performance.now() - leftAt < skipDelay ? 0 : delay);

export function noteLeft() {
  leftAt = performance.now();
}
