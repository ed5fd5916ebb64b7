import { type RefObject, useEffect, useState } from "react";
import { blockAt, blocksOf } from "./text-blocks.ts";

type InHand = { index: number; top: number; blocks: readonly HTMLElement[] };

/** Where eyes rest on a page, as a share of its height. */
const lineOfSight = 0.25;

/** The block somebody points at, has tapped, or reads: whatever they did last. It stays while it is held. */
export function useBlockInHand(text: RefObject<HTMLElement | null>, isHeld: boolean): InHand {
  const [inHand, setInHand] = useState<InHand>({ index: 0, top: 0, blocks: [] });
  useEffect(() => {
    const element = text.current;
    if (!element || isHeld) return;
    let frame = 0;
    const take = (blocks: readonly HTMLElement[], index: number) => {
      const block = blocks[index];
      if (!block) return;
      const top = Math.round(block.getBoundingClientRect().top - element.getBoundingClientRect().top);
      setInHand((before) =>
        before.index === index && before.top === top && before.blocks.length === blocks.length
          ? before
          : { index, top, blocks },
      );
    };
    const read = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        const blocks = blocksOf(element);
        take(blocks, blockAt(blocks, window.innerHeight * lineOfSight));
      });
    };
    const point = (event: PointerEvent) => {
      const blocks = blocksOf(element);
      const index = blocks.findIndex((block) => block.contains(event.target as Node));
      if (index >= 0) take(blocks, index);
    };
    read();
    element.addEventListener("pointerover", point);
    element.addEventListener("pointerdown", point);
    window.addEventListener("scroll", read, { passive: true });
    window.addEventListener("resize", read);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener("pointerover", point);
      element.removeEventListener("pointerdown", point);
      window.removeEventListener("scroll", read);
      window.removeEventListener("resize", read);
    };
  }, [text, isHeld]);
  return inHand;
}
