import { useEffect, useState } from "react";
import { hasMouse, takeTurn, watchLeaving } from "./watch-exit.ts";

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
