import { socialProof } from "@academy/content/proof/social-proof";
import type { SocialProofView } from "@academy/contract/visitors/social-proof";
import { X } from "lucide-react";
import {
  type CSSProperties,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { coversControl, liftOffControls } from "../../lib/covers-control.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { classes } from "../../ui/classes.ts";

const restMs = 300;

/**
 * Where the notice stands: in its corner, or as far above it as it takes to lie on nothing that can be pressed, in the
 * page or in what floats beside it, for whatever happens below a finger or a mouse must be what it was meant for. Looked
 * at whenever the page moves, grows or changes, never while the keyboard is in the notice itself. It gives way at once,
 * and comes back when the page has come to rest. Words it may cover for its seven seconds: pages are full of them.
 */
function usePlace() {
  const [isHidden, setHidden] = useState(true);
  const [lift, setLift] = useState(0);
  const watch = useCallback((element: HTMLElement) => {
    let frame = 0;
    let rest = 0;
    let lifted = 0;
    const settle = () => {
      const free = liftOffControls(element, lifted, "body");
      setHidden(free === null);
      if (free === null) return;
      lifted = free;
      setLift(free);
    };
    const look = () => {
      frame = 0;
      clearTimeout(rest);
      if (element.contains(document.activeElement)) return;
      if (coversControl(element, "body")) setHidden(true);
      rest = window.setTimeout(settle, restMs);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    settle();
    const resized = new ResizeObserver(lookSoon);
    resized.observe(document.body);
    const changed = new MutationObserver(lookSoon);
    changed.observe(document.body, { childList: true, subtree: true });
    // Caught on their way down, for not all of these bubble from everywhere.
    const moves = ["scroll", "resize", "toggle", "animationend", "transitionend", "focusout"];
    for (const name of moves) window.addEventListener(name, lookSoon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      resized.disconnect();
      changed.disconnect();
      for (const name of moves) window.removeEventListener(name, lookSoon, { capture: true });
    };
  }, []);
  return { watch, isHidden, lift };
}

const shownMs = 7000;

type Entry = SocialProofView["entries"][number];
type NoticeCardProps = { entry: Entry; isSample: boolean; onSeen: () => void; onClose: () => void };

/** One enrollment, at the lower left for seven seconds. Under the mouse or the keyboard it waits. */
export function NoticeCard({ entry, isSample, onSeen, onClose }: NoticeCardProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { watch, isHidden, lift } = usePlace();
  const isHeld = isHovered || isFocused || isHidden;
  const seen = useEffectEvent(onSeen);
  useLayoutEffect(() => {
    if (!isHidden) seen();
  }, [isHidden]);
  useCountdown(shownMs, isHeld, onClose);
  return (
    <article
      ref={watch}
      className={classes("notice", isHeld && "notice-held", isHidden && "invisible")}
      style={{ "--notice-lift": `${lift}px` } as CSSProperties}
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
