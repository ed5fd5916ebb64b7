import { Tooltip as Radix } from "radix-ui";
import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { usePortalHost } from "./portal-host.ts";

/** Once around everything whose tooltips belong together: after one was open, the next opens without delay. */
export function TooltipArea({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = {
  content: ReactNode;
  /** A button or a link: what can't be focused can't explain itself to the keyboard. */
  children: ReactElement;
  side?: "top" | "right" | "bottom" | "left";
  /** For words that are nowhere else on the page, since a finger can't hover. */
  opensOnTap?: boolean;
};

export function Tooltip({ content, children, side = "top", opensOnTap = false }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const isScrolling = useScrolling(isOpen);
  const topWhenOpened = useRef(0);
  useLayoutEffect(() => {
    if (isOpen) topWhenOpened.current = trigger.current?.getBoundingClientRect().top ?? 0;
  }, [isOpen]);
  // Radix closes on every scroll; but the focus that opens a tooltip is often what scrolls its trigger into view, and a
  // page that grows above scrolls without anything having moved.
  const isInPlace = () =>
    Math.abs((trigger.current?.getBoundingClientRect().top ?? 0) - topWhenOpened.current) < 2;
  const change = (next: boolean) => {
    const isHeld = isScrolling.current && (trigger.current?.matches(":focus-visible") || isInPlace());
    if (next || !isHeld) setOpen(next);
  };
  const tap = {
    // Radix closes on every press, so what was open must be known from before.
    onPointerDownCapture: () => {
      wasOpen.current = isOpen;
    },
    onClick: (event: { preventDefault: () => void; detail: number }) => {
      event.preventDefault();
      setOpen(event.detail === 0 ? !isOpen : !wasOpen.current);
    },
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild ref={trigger} {...(opensOnTap ? tap : {})}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={usePortalHost()}>
        <Radix.Content side={side} sideOffset={6} collisionPadding={12} className="tooltip">
          {content}
          <Radix.Arrow className="fill-ink" width={12} height={6} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Whether the page is being scrolled in this very frame. A layout effect, to hear of it before Radix does. */
function useScrolling(isWatched: boolean) {
  const isScrolling = useRef(false);
  useLayoutEffect(() => {
    if (!isWatched) return;
    const mark = () => {
      isScrolling.current = true;
      requestAnimationFrame(() => {
        isScrolling.current = false;
      });
    };
    window.addEventListener("scroll", mark, { capture: true });
    return () => window.removeEventListener("scroll", mark, { capture: true });
  }, [isWatched]);
  return isScrolling;
}
