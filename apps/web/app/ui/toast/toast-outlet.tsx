import { type ComponentType, useCallback, useEffect, useState } from "react";
import { whenIdle } from "../../lib/when-idle.ts";
import { toastStore } from "./toast-store.ts";
import { useToasts } from "./use-toasts.ts";

/**
 * Where toasts appear; stands once in the root, so that they outlive the page they came from. The part that draws them
 * comes when the browser is idle: early enough for a message about a lost connection, too late to delay the page.
 */
export function ToastOutlet() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const isWanted = useToasts().length > 0;
  const load = useCallback(() => {
    import("./toaster.tsx").then(
      (module) => setToaster(() => module.Toaster),
      // Out of reach for now: the next toast asks again.
      () => {},
    );
  }, []);

  useEffect(() => {
    toastStore.showCarried();
    return whenIdle(load);
  }, [load]);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  return Toaster && <Toaster />;
}
