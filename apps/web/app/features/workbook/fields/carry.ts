import type { PointerEvent as ReactPointerEvent } from "react";

/** A press that goes no further is a tap. */
const least = 8;
/** Beside a thing to tap it still counts. */
const around = 6;

type Carrying = {
  /** What is seen below the pointer. */
  words: string;
  onDrop: (index: number) => void;
};

/** From anywhere in a group of things to tap onto one of them, by mouse, pen or finger: what is carried follows. */
export function carry(event: ReactPointerEvent<HTMLElement>, carrying: Carrying): void {
  if (event.button !== 0) return;
  const { currentTarget: group, clientX, clientY, pointerId } = event;
  const places = [...group.querySelectorAll("button")];
  const listening = new AbortController();
  const { signal } = listening;
  let carried: HTMLElement | undefined;
  let over: HTMLElement | undefined;

  const mark = (place: HTMLElement | undefined) => {
    over?.removeAttribute("data-over");
    over = place;
    place?.setAttribute("data-over", "");
  };
  const lift = () => {
    // From here on the group has the pointer: what was pressed is not tapped as well.
    group.setPointerCapture(pointerId);
    carried = document.createElement("span");
    carried.className = "workbook-carried";
    carried.ariaHidden = "true";
    carried.textContent = carrying.words;
    document.body.append(carried);
  };
  const move = (at: PointerEvent) => {
    if (!carried && Math.hypot(at.clientX - clientX, at.clientY - clientY) < least) return;
    if (!carried) lift();
    if (carried) carried.style.translate = `${Math.round(at.clientX)}px ${Math.round(at.clientY)}px`;
    mark(places.find((place) => isNear(place.getBoundingClientRect(), at)));
  };
  const end = () => {
    listening.abort();
    carried?.remove();
    mark(undefined);
  };
  const drop = () => {
    const index = over ? places.indexOf(over as HTMLButtonElement) : -1;
    end();
    if (index >= 0) carrying.onDrop(index);
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", drop, { signal });
  window.addEventListener("pointercancel", end, { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
}

const isNear = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent) =>
  clientX >= left - around &&
  clientX <= right + around &&
  clientY >= top - around &&
  clientY <= bottom + around;
