import { type PointerEvent as ReactPointerEvent, useCallback, useRef } from "react";

/** Where a line is let go: on another one, or at the end of a section. */
type Drop = { sectionId: string; overId: string | undefined };

/** A press that goes no further is none. */
const least = 6;
/** So near the edge of the screen the page goes along, by so much each frame. */
const edge = 64;
const pace = 14;

type DropHandlers = {
  onLine: (id: string, drop: Drop) => void;
  /** Of whole sections: the one that is dragged, and the one that it is let go on. */
  onSection?: (id: string, overId: string) => void;
};

/**
 * Dragging by the handle of a line (a lesson, an item, a workbook), or by that of a section with all that is in it (a
 * module, a part). One listener around all of them: of five hundred lines none has to be ready for it, and while one is
 * dragged nothing is drawn by React.
 */
export function useListDrag(drops: DropHandlers) {
  const latest = useRef(drops);
  latest.current = drops;
  return useCallback((event: ReactPointerEvent<HTMLElement>) => {
    const handle = (event.target as Element).closest<HTMLElement>(
      "[data-line-handle], [data-section-handle]",
    );
    if (event.button !== 0 || !handle) return;
    const { lineHandle, sectionHandle } = handle.dataset;
    const isLine = lineHandle !== undefined;
    const moved = handle.closest<HTMLElement>(isLine ? "[data-place]" : "[data-section]");
    if (!moved) return;
    follow(handle, moved, { event, within: event.currentTarget, isLine }, (over) => {
      if (!isLine) return latest.current.onSection?.(sectionHandle ?? "", over.dataset.section ?? "");
      const [sectionId = "", overId] = over.dataset.place?.split("/") ?? [];
      latest.current.onLine(lineHandle, { sectionId, overId });
    });
  }, []);
}

type PointerPosition = { clientX: number; clientY: number };

/** Where it began, the list that it can be let go in, and whether it is a line or a whole section. */
type DragStart = { event: PointerPosition & { pointerId: number }; within: HTMLElement; isLine: boolean };
type DropCallback = (over: HTMLElement) => void;

function follow(handle: HTMLElement, moved: HTMLElement, beginning: DragStart, done: DropCallback) {
  const { event: begun, within, isLine } = beginning;
  let beganAt = begun.clientY + window.scrollY;
  let at: PointerPosition = begun;
  let over: HTMLElement | undefined;
  let frame = 0;
  const listening = new AbortController();
  const { signal } = listening;

  const mark = (place: HTMLElement | undefined) => {
    if (over !== place) over?.removeAttribute("data-over");
    over = place;
    place?.setAttribute("data-over", isAfter(moved, place) ? "after" : "before");
  };
  const draw = () => {
    // Another page was opened meanwhile.
    if (!moved.isConnected) return end();
    const height = window.innerHeight;
    if (at.clientY < edge) window.scrollBy(0, -pace);
    else if (at.clientY > height - edge) window.scrollBy(0, pace);
    moved.style.translate = `0 ${Math.round(at.clientY + window.scrollY - beganAt)}px`;
    mark(isLine ? placeAt(moved, at, within, "[data-place]") : sectionAt(moved, at, within));
    frame = requestAnimationFrame(draw);
  };
  const begin = () => {
    moved.setAttribute("data-dragged", "");
    if (!isLine) {
      // Only the heads of sections are left, so that there is somewhere to go; the dragged one stays below the pointer.
      const before = moved.getBoundingClientRect().top;
      within.setAttribute("data-sorting", "");
      window.scrollBy(0, moved.getBoundingClientRect().top - before);
      beganAt = begun.clientY + window.scrollY + moved.getBoundingClientRect().top - before;
    }
    frame = requestAnimationFrame(draw);
  };
  const end = () => {
    cancelAnimationFrame(frame);
    listening.abort();
    moved.removeAttribute("data-dragged");
    moved.style.translate = "";
    mark(undefined);
    if (!within.hasAttribute("data-sorting")) return;
    within.removeAttribute("data-sorting");
    handle.scrollIntoView({ block: "center" });
  };
  const move = (event: PointerEvent) => {
    at = event;
    if (frame === 0 && Math.abs(event.clientY + window.scrollY - beganAt) >= least) begin();
  };
  const drop = () => {
    const place = over;
    end();
    if (place) done(place);
  };
  handle.setPointerCapture(begun.pointerId);
  handle.addEventListener("pointermove", move, { signal });
  handle.addEventListener("pointerup", drop, { signal });
  handle.addEventListener("pointercancel", end, { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
}

/** The line or the end of a section below the pointer, however far to the side that is. */
function placeAt(moved: HTMLElement, { clientY }: PointerPosition, within: HTMLElement, selector: string) {
  const { left, width } = moved.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, clientY)?.closest<HTMLElement>(selector);
  return found && found !== moved && within.contains(found) ? found : undefined;
}

/** The section below the pointer; above and below the list, its first and last. */
function sectionAt(moved: HTMLElement, { clientX, clientY }: PointerPosition, within: HTMLElement) {
  const { top, bottom } = within.getBoundingClientRect();
  const inside = Math.min(Math.max(clientY, top + 1), bottom - 1);
  return placeAt(moved, { clientX, clientY: inside }, within, "[data-section]");
}

/** Whoever goes down within their section takes the place of the one they are let go on, which moves up. */
function isAfter(moved: HTMLElement, place: HTMLElement): boolean {
  const sectionOf = (each: HTMLElement) => each.dataset.place?.split("/")[0];
  const follows = moved.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING;
  const isOver = place.dataset.section !== undefined || place.dataset.place?.includes("/") === true;
  return follows !== 0 && isOver && sectionOf(moved) === sectionOf(place);
}
