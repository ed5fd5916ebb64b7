import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { placeTooltip, type TooltipSide } from "./place-tooltip.ts";

let closeShown: (() => void) | undefined;

/** A tooltip that is open stands beside its control, alone, until Escape or a press elsewhere closes it. */
export function useShownTooltip(side: TooltipSide) {
  const place = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);

  // Before the paint, and while it is still in the page.
  useLayoutEffect(() => {
    const [shown, control] = [tooltip.current, place.current?.firstElementChild];
    if (!isOpen || !shown || !control) return;
    const stand = () => standBeside(control, shown, side);
    shown.showPopover?.();
    stand();
    // What scrolls may be less than the page.
    window.addEventListener("scroll", stand, { capture: true, passive: true });
    window.addEventListener("resize", stand);
    // What comes late moves what stands below it, and nobody scrolls.
    const grown = new ResizeObserver(stand);
    for (const each of [document.body, control]) grown.observe(each);
    return () => {
      grown.disconnect();
      window.removeEventListener("scroll", stand, { capture: true });
      window.removeEventListener("resize", stand);
      shown.hidePopover?.();
    };
  }, [isOpen, side]);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    closeShown?.();
    closeShown = close;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // A dialog around it would close as well.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const closeBeside = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("keydown", closeOnEscape, { capture: true });
    document.addEventListener("pointerdown", closeBeside, { capture: true });
    return () => {
      document.removeEventListener("keydown", closeOnEscape, { capture: true });
      document.removeEventListener("pointerdown", closeBeside, { capture: true });
      if (closeShown === close) closeShown = undefined;
    };
  }, [isOpen]);
  return { place, tooltip, isOpen, setOpen };
}

function standBeside(control: Element, shown: HTMLElement, wished: TooltipSide) {
  // From where it would stand by itself: the browser's business, not ours.
  shown.style.left = shown.style.top = "0";
  const origin = shown.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { side, left, top, arrow } = placeTooltip(
    control.getBoundingClientRect(),
    origin,
    { width, height },
    wished,
  );
  shown.dataset.side = side;
  shown.style.left = `${left - origin.left}px`;
  shown.style.top = `${top - origin.top}px`;
  shown.style.setProperty("--arrow", `${arrow}px`);
}
