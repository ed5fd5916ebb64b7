import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import { Bookmark } from "lucide-react";
import { type RefObject, useEffect, useMemo, useState } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { classes } from "../../../ui/classes.ts";
import { BookmarkNote } from "./bookmark-note.tsx";
import { excerptOf, findBlock } from "./bookmark-places.ts";
import { blockAt, blocksOf } from "./text-blocks.ts";
import type { Bookmarks } from "./use-bookmarks.ts";

type InHand = { index: number; top: number; blocks: readonly HTMLElement[] };

/** Where eyes rest on a page, as a share of its height. */
const lineOfSight = 0.25;

/** The block somebody points at, has tapped, or reads: whatever they did last. It stays while it is held. */
function useBlockInHand(text: RefObject<HTMLElement | null>, isHeld: boolean): InHand {
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

const words = lessonPage.bookmarks;

type TextBookmarksProps = { text: RefObject<HTMLElement | null>; bookmarks: Bookmarks };

/** One ribbon for the whole text. It lies beside the block that is pointed at, tapped, or being read. */
export function TextBookmarks({ text, bookmarks }: TextBookmarksProps) {
  const [open, setOpen] = useState<string>();
  const { index, top, blocks } = useBlockInHand(text, open !== undefined);
  const texts = useMemo(() => blocks.map((block) => block.textContent ?? ""), [blocks]);
  const places = useMemo(
    () =>
      new Map(
        bookmarks.bookmarks.flatMap((each) => (each.block === null ? [] : [[findBlock(texts, each), each]])),
      ),
    [bookmarks.bookmarks, texts],
  );
  useEffect(() => {
    const element = text.current;
    const all = element ? blocksOf(element) : [];
    for (const [at, block] of all.entries()) block.classList.toggle("is-bookmarked", places.has(at));
  }, [text, places]);
  if (blocks.length === 0) return null;
  const here = places.get(index);
  const excerpt = excerptOf(texts[index] ?? "");
  const shown = bookmarks.bookmarks.find(({ id }) => id === open);
  const isRefused = bookmarks.isFull && !here;
  return (
    <div className="ribbon-place print:hidden" style={{ top }}>
      <button
        type="button"
        className={classes("ribbon", here && "is-here")}
        aria-label={fillWords(here ? words.change : words.addText, { excerpt: excerpt.slice(0, 60) })}
        aria-expanded={shown !== undefined}
        aria-disabled={isRefused || undefined}
        onClick={() => {
          if (shown) setOpen(undefined);
          else if (!isRefused) setOpen(here?.id ?? bookmarks.add({ seconds: null, block: index, excerpt }));
        }}
      >
        <Bookmark aria-hidden="true" />
      </button>
      <p role="status" className="sr-only">
        {shown ? words.added : isRefused ? words.full : ""}
      </p>
      {shown && (
        <div className="ribbon-note">
          <BookmarkNote
            key={shown.id}
            bookmark={shown}
            bookmarks={bookmarks}
            onDone={() => setOpen(undefined)}
          />
        </div>
      )}
    </div>
  );
}
