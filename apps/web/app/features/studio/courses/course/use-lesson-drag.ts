import { type PointerEvent as ReactPointerEvent, useCallback, useRef } from "react";

/** Where a lesson is let go: on another one, or at the end of a module. */
export type Drop = { moduleId: string; overId: string | undefined };

/** A press that goes no further is none. */
const least = 6;
/** So near the edge of the screen the page goes along, by so much each frame. */
const edge = 64;
const pace = 14;

/**
 * Dragging by the handle of a line. One listener around all of them: of five hundred lines none has to be ready for it,
 * and while one is dragged nothing is drawn by React.
 */
export function useLessonDrag(onDrop: (lessonId: string, drop: Drop) => void) {
  const latest = useRef(onDrop);
  latest.current = onDrop;
  return useCallback((event: ReactPointerEvent<HTMLElement>) => {
    const handle = (event.target as Element).closest<HTMLElement>("[data-lesson]");
    const line = handle?.closest<HTMLElement>("[data-place]");
    if (event.button !== 0 || !handle || !line) return;
    follow(handle, line, { event, within: event.currentTarget }, (drop) =>
      latest.current(handle.dataset.lesson ?? "", drop),
    );
  }, []);
}

type At = { clientX: number; clientY: number };

/** Where it began, and the list that it can be let go in. */
type Beginning = { event: At & { pointerId: number }; within: HTMLElement };

function follow(handle: HTMLElement, line: HTMLElement, { event: begun, within }: Beginning, done: Done) {
  const beganAt = begun.clientY + window.scrollY;
  let at: At = begun;
  let over: HTMLElement | undefined;
  let frame = 0;
  const listening = new AbortController();
  const { signal } = listening;

  const mark = (place: HTMLElement | undefined) => {
    if (over !== place) over?.removeAttribute("data-over");
    over = place;
    place?.setAttribute("data-over", isAfter(line, place) ? "after" : "before");
  };
  const draw = () => {
    // Another page was opened meanwhile.
    if (!line.isConnected) return end();
    const height = window.innerHeight;
    if (at.clientY < edge) window.scrollBy(0, -pace);
    else if (at.clientY > height - edge) window.scrollBy(0, pace);
    line.style.translate = `0 ${Math.round(at.clientY + window.scrollY - beganAt)}px`;
    mark(placeAt(line, at, within));
    frame = requestAnimationFrame(draw);
  };
  const end = () => {
    cancelAnimationFrame(frame);
    listening.abort();
    line.removeAttribute("data-dragged");
    line.style.translate = "";
    mark(undefined);
  };
  const move = (event: PointerEvent) => {
    at = event;
    if (frame !== 0 || Math.abs(event.clientY + window.scrollY - beganAt) < least) return;
    line.setAttribute("data-dragged", "");
    frame = requestAnimationFrame(draw);
  };
  const drop = () => {
    const [moduleId = "", overId] = over?.dataset.place?.split("/") ?? [];
    end();
    if (moduleId) done({ moduleId, overId });
  };
  handle.setPointerCapture(begun.pointerId);
  handle.addEventListener("pointermove", move, { signal });
  handle.addEventListener("pointerup", drop, { signal });
  handle.addEventListener("pointercancel", end, { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
}

type Done = (drop: Drop) => void;

/** The line or the end of a module below the pointer, however far to the side that is. */
function placeAt(line: HTMLElement, { clientY }: At, within: HTMLElement): HTMLElement | undefined {
  const { left, width } = line.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, clientY)?.closest<HTMLElement>("[data-place]");
  return found && found !== line && within.contains(found) ? found : undefined;
}

/** Whoever goes down within their module takes the place of the one they are let go on, which moves up. */
function isAfter(line: HTMLElement, place: HTMLElement): boolean {
  const moduleOf = (each: HTMLElement) => each.dataset.place?.split("/")[0];
  const follows = line.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING;
  return follows !== 0 && moduleOf(line) === moduleOf(place) && place.dataset.place?.includes("/") === true;
}
