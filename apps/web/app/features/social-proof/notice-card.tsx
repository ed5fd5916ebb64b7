import { socialProof } from "@academy/content/proof/social-proof";
import type { SocialProofView } from "@academy/contract/visitors/social-proof";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { classes } from "../../ui/classes.ts";
import { useOutOfTheWay } from "./use-out-of-the-way.ts";

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
