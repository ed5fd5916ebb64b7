import { useEffect, useState } from "react";
import { tabStorage } from "../../lib/storage/storage.ts";

const loadPopup = () => import("./exit-popup.tsx").then((module) => module.ExitPopup);

/** Waits for a visitor about to leave. The popup itself is loaded once someone has read far enough to see it. */
export function ExitIntent() {
  const [Popup, setPopup] = useState<Awaited<ReturnType<typeof loadPopup>> | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!hasMouse()) return;
    const load = () =>
      loadPopup().then(
        (popup) => setPopup(() => popup),
        () => {},
      );
    return watchLeaving({
      onNear: load,
      onLeave: () => {
        // One layer at a time.
        if (document.querySelector("dialog:modal")) return;
        if (takeTurn()) setOpen(true);
      },
    });
  }, []);

  return Popup && <Popup isOpen={isOpen} onClose={() => setOpen(false)} />;
}

const seenKey = "academy.exit-intent";

/** Only for a mouse: a finger does not leave at the top of the page. */
const hasMouse = () => window.matchMedia("(hover: hover) and (pointer: fine)").matches;

/** Once per visit. Where nothing can be kept, it counts as seen: better never than every time. */
const takeTurn = (): boolean => !tabStorage.read(seenKey, Boolean) && tabStorage.write(seenKey, true);

type ExitCallbacks = { onNear: () => void; onLeave: () => void };

/**
 * Watches for a visitor who has scrolled past half the height of the window (`onNear`, once) and whose mouse then leaves
 * at the top of the page. Returns how to stop.
 */
function watchLeaving({ onNear, onLeave }: ExitCallbacks): () => void {
  let hasRead = false;
  const scroll = () => {
    if (hasRead || window.scrollY <= window.innerHeight / 2) return;
    hasRead = true;
    onNear();
  };
  const leave = (event: MouseEvent) => {
    if (hasRead && event.clientY <= 0) onLeave();
  };
  scroll();
  window.addEventListener("scroll", scroll, { passive: true });
  document.documentElement.addEventListener("mouseleave", leave);
  return () => {
    window.removeEventListener("scroll", scroll);
    document.documentElement.removeEventListener("mouseleave", leave);
  };
}
