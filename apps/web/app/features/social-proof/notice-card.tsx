import { socialProof } from "@academy/content/social-proof";
import type { SocialProofView } from "@academy/contract/social-proof";
import { X } from "lucide-react";
import { useState } from "react";
import { classes } from "../../ui/classes.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useCountdown } from "./use-countdown.ts";
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
      className={classes("notice", isHeld && "notice-held", isInTheWay && "notice-aside")}
      onPointerEnter={(event) => setHovered(event.pointerType === "mouse")}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className="min-w-0 flex-1">
        <p>
          <span className="notice-name">{entry.name}</span>{" "}
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
