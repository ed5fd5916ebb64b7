import { type RefObject, useEffect, useRef } from "react";
import { actionOf, type FilmAction, type Holder } from "./film-keys.ts";

type Keys = { act: (action: FilmAction) => void; hasSound: boolean };

/** Keys count only while the film or one of its controls has the focus: elsewhere they are for reading and writing. */
export function useFilmKeys(frame: RefObject<HTMLElement | null>, { act, hasSound }: Keys) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => {
      const action = actionOf(event, { holder: holderOf(event.target), hasSound });
      if (!action) return;
      // Space and arrows would scroll the page, or move the slider by its own steps.
      event.preventDefault();
      latest.current(action);
    };
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, [frame, hasSound]);
}

function holderOf(target: EventTarget | null): Holder {
  if (target instanceof HTMLSelectElement) return "select";
  if (target instanceof HTMLInputElement) return "slider";
  return target instanceof HTMLButtonElement ? "button" : "film";
}
