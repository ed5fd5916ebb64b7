import { sage } from "@academy/content/sage";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { classes } from "../../ui/classes.ts";
import { toast } from "../../ui/toast-store.ts";
import { useUser } from "../account/public.ts";
import { sageStore } from "./conversation/sage-store.ts";
import { SageMark } from "./sage-mark.tsx";
import { smallWindow } from "./small-window.ts";
import { useAside } from "./use-aside.ts";
import "./sage.css";

const loadPanel = () => import("./panel/sage-panel.tsx").then((module) => module.SagePanel);
type Panel = Awaited<ReturnType<typeof loadPanel>>;

/** The button in the lower right corner. The panel comes when somebody reaches for it. */
export function SageCorner() {
  const [Panel, setPanel] = useState<Panel | null>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<HTMLElement>(null);
  const { isAside, watch } = useAside();
  const { user, isLoading, isUnreachable } = useUser();
  const email = user?.email ?? null;
  const { pathname } = useLocation();

  useEffect(() => {
    if (!isLoading && !isUnreachable) sageStore.settle(email);
  }, [isLoading, isUnreachable, email]);

  // A sheet over the whole page would lie over the next one as well, and hide that the page is another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, whatever led there.
  useEffect(() => {
    if (window.matchMedia(smallWindow).matches) setOpen(false);
  }, [pathname]);

  // Only once the panel is gone: until then the button can't be focused.
  useEffect(() => {
    if (!isOpen) focusNext.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const load = () => loadPanel().then((loaded) => setPanel(() => loaded));
  const open = () =>
    load().then(
      () => setOpen(true),
      () => toast({ ...sage.notLoaded, variant: "destructive" }),
    );
  const loadAhead = () => void load().catch(() => {});
  const close = (nextFocus: HTMLElement | null) => {
    focusNext.current = nextFocus;
    setOpen(false);
  };

  // Until it is known who is here, it is not known whose conversation it is.
  if (isLoading) return null;
  return (
    <aside aria-label={sage.title} className={classes("sage", isOpen && "sage-open")}>
      <div ref={watch} className={classes("sage-place", isAside && "sage-aside")}>
        <button
          ref={button}
          type="button"
          className="sage-button"
          aria-label={sage.openLabel}
          aria-haspopup="dialog"
          onPointerEnter={loadAhead}
          onFocus={loadAhead}
          onClick={open}
        >
          <SageMark />
          <span className="sage-button-words">{sage.title}</span>
        </button>
      </div>
      {Panel && isOpen && (
        <Panel
          onClose={() => close(button.current)}
          // The page was what they wanted to see.
          onLeave={() => close(document.getElementById("main"))}
        />
      )}
    </aside>
  );
}
