import { socialProof } from "@academy/content/proof/social-proof";
import type { SocialProofView } from "@academy/contract/visitors/social-proof";
import { X } from "lucide-react";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { coversControl } from "../../lib/covers-control.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { classes } from "../../ui/classes.ts";

const restMs = 300;

/**
 * Whether an element that floats above the page lies on something that can be pressed, in the page or in what floats
 * beside it: whatever happens below a finger or a mouse must be what it was meant for. Looked at whenever the page moves,
 * grows or changes; never while the keyboard is in the element itself. It gives way at once, and comes back when the page
 * has come to rest. Words it may cover for its seven seconds: pages are full of them, and it has its times.
 */
function useOutOfTheWay(isInUse: boolean) {
  const [isCovering, setCovering] = useState(false);
  const watch = useCallback((element: HTMLElement) => {
    let frame = 0;
    let rest = 0;
    const isInTheWay = () => coversControl(element, "body");
    const look = () => {
      frame = 0;
      clearTimeout(rest);
      if (isInTheWay()) setCovering(true);
      else rest = window.setTimeout(() => setCovering(isInTheWay()), restMs);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    setCovering(isInTheWay());
    const resized = new ResizeObserver(lookSoon);
    resized.observe(document.body);
    const changed = new MutationObserver(lookSoon);
    changed.observe(document.body, { childList: true, subtree: true });
    // None of these bubbles from everywhere, but all can be caught on their way down.
    const moves = ["scroll", "resize", "toggle", "animationend", "transitionend"];
    for (const name of moves) window.addEventListener(name, lookSoon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      resized.disconnect();
      changed.disconnect();
      for (const name of moves) window.removeEventListener(name, lookSoon, { capture: true });
    };
  }, []);
  return { watch, isInTheWay: isCovering && !isInUse };
}

const shownMs = 7000;

type Entry = SocialProofView["entries"][number];
type NoticeCardProps = { entry: Entry; isSample: boolean; onClose: () => void };

/** One enrollment, in the lower left corner for seven seconds. Under the mouse or the keyboard it waits. */
export function NoticeCard({ entry, isSample, onClose }: NoticeCardProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { watch, isInTheWay } = useOutOfTheWay(isFocused);
  const isHeld = isHovered || isFocused || isInTheWay;
  useCountdown(shownMs, isHeld, onClose);
  return (
    <article
      ref={watch}
      className={classes("notice", isHeld && "notice-held", isInTheWay && "invisible")}
      onPointerEnter={(event) => setHovered(event.pointerType === "mouse")}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span aria-hidden="true" className="avatar size-9 type-[1.125rem]">
        {Array.from(entry.name)[0]}
      </span>
      <div className="min-w-0 flex-1">
        <p className="notice-who">
          <span className="font-display type-[1.0625rem]">{entry.name}</span>{" "}
          <span className="text-ink-soft">{entry.location}</span>
        </p>
        <p className="text-pretty">{socialProof.sentence}</p>
        <p className="notice-when">
          {entry.timeAgo}
          {isSample && <span className="notice-sample">{socialProof.sampleMark}</span>}
        </p>
      </div>
      <IconButton label={socialProof.closeLabel} icon={<X />} className="notice-close" onClick={onClose} />
      <span aria-hidden="true" className="notice-time" />
    </article>
  );
}

/** Calls `onDone` after `ms`, not counting the time in which it is held. */
function useCountdown(ms: number, isHeld: boolean, onDone: () => void) {
  const left = useRef(ms);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (isHeld) return;
    const started = performance.now();
    const timer = setTimeout(done, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isHeld]);
}
