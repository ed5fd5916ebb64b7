import { useEffect } from "react";

type FocusPoint = {
  element: Element;
  /** What it stands in, the nearest first, as far as the page. */
  around: Element[];
  /** In a list: its row, and which one that is. */
  row: { element: Element; list: Element; index: number } | undefined;
  path: string;
};

function placeOf(element: Element): FocusPoint | undefined {
  const around: Element[] = [];
  for (let next = element.parentElement; next; next = next.parentElement) {
    if (next.matches("main, .studio-page")) break;
    around.push(next);
  }
  if (!element.closest("main")) return undefined;
  const row = element.closest("main li, main tr");
  const list = row?.parentElement;
  return {
    element,
    around,
    row: row && list ? { element: row, list, index: [...list.children].indexOf(row) } : undefined,
    path: window.location.pathname,
  };
}

/** The row, or the one that took its place; without any, the heading above; outside of lists, what it stood in. */
function nextOf({ around, row }: FocusPoint): Element | null | undefined {
  if (row?.element.isConnected) return row.element;
  const rows = row?.list.isConnected ? [...row.list.children] : [];
  if (row && rows.length > 0) return rows[Math.min(row.index, rows.length - 1)];
  // A dialog that has closed is still there, unseen.
  const left = around.find((each) => each.isConnected && each.checkVisibility());
  const section = left?.closest("section[aria-labelledby]");
  if (section) return section.querySelector("h2");
  return row ? document.querySelector("main h1") : left;
}

/**
 * Whoever presses a button that goes with its row, or with what it was for, goes on where it stood: without this a
 * screen reader would say nothing, and in some browsers the keyboard would begin at the top of the page again.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    let place: FocusPoint | undefined;
    const note = ({ target }: FocusEvent) => {
      place = target instanceof Element ? placeOf(target) : undefined;
    };
    const look = () => {
      if (!place || place.element.isConnected) return;
      const left = place;
      place = undefined;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const next = isLost && left.path === window.location.pathname && nextOf(left);
      if (!(next instanceof HTMLElement)) return;
      // Not a control of it: a key that is pressed twice must do nothing to the next one.
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(look);
    document.addEventListener("focusin", note);
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", note);
      watcher.disconnect();
    };
  }, []);
}
