import { type ComponentType, useCallback, useEffect, useState } from "react";
import { whenIdle } from "../../lib/when-idle.ts";
import { toastStore, useToasts } from "./toast-store.ts";
import type { ToasterProps } from "./toaster.tsx";

/**
 * Where toasts appear; stands once in the root, so that they outlive the page they came from. The part that draws them
 * comes when the browser is idle: early enough for most messages about a lost connection, too late to delay the page.
 * Whoever loses theirs before it has come gets the bare words.
 */
export function ToastOutlet({ dismissal }: ToasterProps) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const [isOutOfReach, setIsOutOfReach] = useState(false);
  const toasts = useToasts();
  const newest = toasts[0]?.id;
  const load = useCallback(() => {
    import("./toaster.tsx").then(
      (module) => setToaster(() => module.Toaster),
      // The next toast asks again.
      () => setIsOutOfReach(true),
    );
  }, []);

  useEffect(() => {
    toastStore.showCarried();
    return whenIdle(load);
  }, [load]);
  useEffect(() => {
    if (newest) load();
  }, [newest, load]);

  if (Toaster) return <Toaster dismissal={dismissal} />;
  return (
    isOutOfReach && (
      <div role="alert" className="toast-area">
        {toasts.map(
          ({ id, title, description, isOpen }) =>
            isOpen && (
              <p key={id} className="toast">
                <span className="flex-1">
                  <b className="toast-title block">{title}</b> {description}
                </span>
                <button
                  type="button"
                  className="icon-button toast-close"
                  aria-label={dismissal}
                  onClick={() => toastStore.dismiss(id)}
                >
                  ×
                </button>
              </p>
            ),
        )}
      </div>
    )
  );
}
