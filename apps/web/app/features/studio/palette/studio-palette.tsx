import { studioPalette } from "@academy/content/pages/studio/palette";
import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";

const loadDialog = () => import("./palette-dialog.tsx").then((module) => ({ default: module.PaletteDialog }));
const PaletteDialog = lazy(loadDialog);

/** The button in the studio's bar, and the keys that do the same from anywhere in it. */
export function StudioPalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // Before it is asked for: what is typed until it is here would be lost. If that fails, opening it says so.
    loadDialog().catch(() => {});
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAsked = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || event.key.toLowerCase() !== "k" || document.querySelector("dialog[open]")) return;
      // Some browsers would go to their own search.
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <button
        type="button"
        className="palette-opener"
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" />
        <span>{studioPalette.open}</span>
        <span className="palette-keys" aria-hidden="true">
          {shortcut()}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <PaletteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** As it is written on the keyboard of whoever looks. */
const shortcut = () => (/mac|iphone|ipad/i.test(navigator.platform) ? "⌘K" : "Ctrl K");
